import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { EssenceIcon, Icon, type EssenceCode, type IconName } from '#ui/icons.tsx'
import { Seal } from '#ui/seal.tsx'
import { ESSENCE_LETTERS } from '../data/essence.ts'
import type { Mark, Row, Sign } from './rows.ts'

/** Signs of the card rows as pictures. Decoration: what they say is said by the card's words. */
export function Signs({ signs, size = 14 }: { readonly signs: readonly Sign[]; readonly size?: number }): ReactElement {
  return (
    <span className="ra-signs" aria-hidden="true">
      {signs.map((sign, i) => (
        <OneSign key={i} sign={sign} size={size} />
      ))}
    </span>
  )
}

function OneSign({ sign, size }: { readonly sign: Sign; readonly size: number }): ReactElement {
  switch (sign.sign) {
    case 'arrow':
      return <Icon name="arrow" size={Math.round(size * 0.82)} className="ra-sign-arrow" />
    case 'text':
      return <Mute text={sign.text} />
    case 'seal':
      return <Seal value={sign.n} size={Math.round(size * 1.35)} />
    case 'icon':
      return <Icon name={sign.name} size={Math.round(size * 1.1)} className={classNames('ra-sign-icon', sign.tone && `ra-tone-${sign.tone}`)} />
    case 'essence':
      return (
        <span className="ra-amount">
          {sign.n !== 1 && <Mute text={String(sign.n)} />}
          <EssenceIcon code={sign.code} size={size} />
        </span>
      )
  }
}

/** Text that is drawn and never spoken nor found: the words of the card say it already. */
const Mute = ({ text }: { readonly text: string }): ReactElement => <b className="ra-mute" data-text={text} />

/** “3” and a drop; a single one is the drop alone. */
export function Amount({ code, n, size = 14, written = false }: { readonly code: EssenceCode; readonly n: number; readonly size?: number; readonly written?: boolean }): ReactElement {
  return (
    <span className="ra-amount">
      {(n !== 1 || written) && <b>{n}</b>}
      <EssenceIcon code={code} size={size} />
    </span>
  )
}

export function Amounts({ amounts, size = 14, written = true }: { readonly amounts: readonly number[]; readonly size?: number; readonly written?: boolean }): ReactElement {
  return (
    <span className="ra-signs">
      {ESSENCE_LETTERS.map((code, t) => amounts[t] > 0 && <Amount key={code} code={code} n={amounts[t]} size={size} written={written} />)}
    </span>
  )
}

const markIcons: Readonly<Record<Exclude<Mark, 'points'>, IconName>> = { collect: 'collect', discount: 'discount', react: 'react', wayOut: 'rival', claim: 'placeOfPower' }

export function CardRow({ row, size = 14, legal = false }: { readonly row: Row; readonly size?: number; readonly legal?: boolean }): ReactElement {
  const { mark, power, signs } = row
  return (
    <span className={classNames('ra-row', mark && `ra-row-${mark}`, legal && 'ra-row-legal')} {...(legal ? { 'data-power': power } : {})}>
      {mark && mark !== 'points' && (
        <span className={`ra-mark ra-mark-${mark}`}>
          <Icon name={markIcons[mark]} size={Math.round(size * 0.95)} />
        </span>
      )}
      <Signs signs={signs} size={size} />
    </span>
  )
}
