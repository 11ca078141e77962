import { useId, type ReactElement } from 'react';
import { appIcons } from './icons/app-icons.ts';
import { cardIcons } from './icons/card-icons.ts';
import type { Drawing } from './icons/drawing.ts';
import { essenceIcons, essenceTokens, type EssenceCode } from './icons/essence-icons.ts';

export type { EssenceCode };

export const icons = { ...essenceIcons, ...cardIcons, ...appIcons };

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Spoken name; without it the icon is decoration and hidden from assistive technology. */
  readonly label?: string | undefined;
  /** Token form: a silhouette with its details cut out. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 16, label, filled = false, className }: IconProps): ReactElement {
  const drawing: Drawing = icons[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeFor(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...spoken(label)}
    >
      {label !== undefined && <title>{label}</title>}
      {filled ? <Silhouette drawing={drawing} /> : <path d={join(drawing.body, drawing.cut)} />}
      {drawing.line !== undefined && <path d={drawing.line} />}
      {drawing.solid !== undefined && <path d={drawing.solid} fill="currentColor" fillRule="evenodd" stroke="none" />}
      {!filled && drawing.mark !== undefined && <path d={drawing.mark} fill="currentColor" stroke="none" />}
    </svg>
  );
}

interface EssenceIconProps {
  readonly code: EssenceCode;
  readonly size?: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An essence in its own colours (E élan, L life, C calm, D death, G gold, A any, N any but gold). */
export function EssenceIcon({ code, size = 16, label, className }: EssenceIconProps): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      {essenceTokens[code].map(({ tone, path }) => (
        <path key={path} d={path} fill={`var(--essence-${tone})`} fillRule="evenodd" />
      ))}
    </svg>
  );
}

function Silhouette({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const id = useId();
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={24} height={24}>
        <path d="M0 0h24v24H0z" fill="white" stroke="none" />
        <path d={drawing.cut} stroke="black" />
        <path d={drawing.mark} fill="black" stroke="none" />
      </mask>
      <path d={drawing.body} fill="currentColor" mask={`url(#${id})`} />
    </>
  );
}

/** 1.75 on the grid, with an optical correction: firmer where pixels are few, finer where they are many. */
function strokeFor(size: number): number {
  if (size < 18) return 2;
  return size < 40 ? 1.75 : 1.5;
}

function spoken(label: string | undefined): { role: 'img' } | { 'aria-hidden': true } {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img' };
}

function join(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.filter((path) => path !== undefined).join('') || undefined;
}
