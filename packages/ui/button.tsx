import './button.css'
import type { ComponentProps, ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'

/** `primary` is the one brass button of a view; `choose` a legal choice of the game; `quiet` has no frame. */
export type ButtonLook = 'plain' | 'primary' | 'choose' | 'danger' | 'quiet'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  readonly size?: 'usual' | 'large'
  readonly wide?: boolean
}

export function Button({ look = 'plain', icon, iconAfter, size = 'usual', wide = false, className, children, type = 'button', ...rest }: ButtonProps): ReactElement {
  return (
    <button type={type} className={buttonClass({ look, size, wide, className })} {...rest}>
      {icon && <Icon name={icon} size={size === 'large' ? 20 : 18} />}
      {children !== undefined && <span className="ui-button-text">{children}</span>}
      {iconAfter && <Icon name={iconAfter} size={18} />}
    </button>
  )
}

/** The same look for a link. */
export function buttonClass({ look = 'plain', size = 'usual', wide = false, className }: Pick<ButtonProps, 'look' | 'size' | 'wide' | 'className'>): string {
  return classNames('ui-button', `ui-button-${look}`, size === 'large' && 'ui-button-large', wide && 'ui-button-wide', className)
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** Spoken name, shown on hover too. */
  readonly label: string
  readonly look?: ButtonLook
}

export function IconButton({ icon, label, look = 'quiet', className, type = 'button', ...rest }: IconButtonProps): ReactElement {
  return (
    <button type={type} aria-label={label} title={label} className={classNames('ui-button', 'ui-button-icon', `ui-button-${look}`, className)} {...rest}>
      <Icon name={icon} size={20} />
    </button>
  )
}
