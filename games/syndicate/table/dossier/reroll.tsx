import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { facesThatReach, ACTION_DIE } from '../../rules/dice.ts'
import { luckOf } from '../../rules/seats.ts'
import { useTable } from '../context.tsx'
import { Die } from '../signs.tsx'
import { asState } from '../view.ts'
import { DossierHead } from './head.tsx'
import { ChanceRing } from './ring.tsx'

/** A roll has failed and may be thrown once more. */
export function RerollDossier({ die }: { readonly die: number }): ReactElement {
  const { c, view, viewer, t, turn } = useTable()
  const plus = view.jobPlus + luckOf(c, asState(view), viewer)
  const chance = Math.round((facesThatReach(view.jobWin, plus) * 100) / ACTION_DIE)
  return (
    <section className="ui-panel syn-dossier" aria-label={t.areas.decision}>
      <DossierHead card={view.jobCard} seat={viewer} rows={[view.jobRow]} row={view.jobRow} />
      <div className="syn-reroll">
        <Die face={die} look="lost" size={64} label={String(die)} />
        <span className="syn-way-face">{t.dossier.face(view.jobWin)}</span>
        <ChanceRing chance={chance} size={64} />
      </div>
      <footer className="syn-dossier-foot">
        <span className="syn-dossier-buttons">
          <Button onClick={() => turn.chain(['accept'])}>{t.dossier.keep}</Button>
          <Button look="primary" onClick={() => turn.chain(['reroll'])}>
            {t.dossier.reroll}
          </Button>
        </span>
      </footer>
    </section>
  )
}
