import './new-local-game.css'
import '#ui/field.css'
import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { PlayerShape, type Identity } from '#ui/shapes.tsx'
import type { Box } from '#ui/table-contract.ts'
import type { Variant } from '#kernel/variant.ts'
import { playHere, USUAL_LEVEL } from '../actions.ts'
import { useApp } from '../app-context.tsx'
import type { LocalSeat } from '../connection/local-protocol.ts'
import { BotLevel } from '../parts/bot-level.tsx'
import { fittingVariant, VariantsForm } from '../parts/variants-form.tsx'
import { useGameOffer, useGameWords } from '../store/game-loading.ts'
import { useServer } from '../store/server-store.ts'

const levelsUntilKnown = [USUAL_LEVEL]
const aBot: LocalSeat = { kind: 'bot', level: USUAL_LEVEL }
const aPerson: LocalSeat = { kind: 'person', name: '' }

/** A game on this device: people who hand it over, and bots. */
export function NewLocalGame({ box, onClose }: { readonly box: Box; onClose(): void }): ReactElement {
  const { words, language } = useApp()
  const server = useServer()
  const offer = useGameOffer(box.id, 'device')
  const game = useGameWords(box.id, language)
  const [seats, setSeats] = useState<readonly LocalSeat[]>(() => [
    { kind: 'person', name: server.status === 'up' ? server.me.name : '' },
    ...Array.from({ length: box.bots }, (): LocalSeat => aBot),
  ])
  const [variant, setVariant] = useState<Variant>({})
  const [busy, setBusy] = useState(false)
  const { min, max } = box.players
  const alone = max === 1
  const people = seats.filter(({ kind }) => kind === 'person').length
  // Somebody has to be there for whom it is played.
  const isLastPerson = ({ kind }: LocalSeat): boolean => kind === 'person' && people === 1
  const levels = offer.state === 'ready' ? offer.value.bots : levelsUntilKnown
  const variants = offer.state === 'ready' ? offer.value.variants : {}

  const begin = (): void => {
    setBusy(true)
    const named = seats.map((seat, i): LocalSeat => (seat.kind === 'person' && seat.name.trim() === '' ? { kind: 'person', name: words.playerName(i) } : seat))
    void playHere({ game: box.id, name: '', variant: fittingVariant(variants, variant, seats.length), seats: named }).finally(onClose)
  }

  return (
    <Dialogue
      open
      title={words.newGameOf(box.titles[language])}
      onClose={onClose}
      actions={
        <Button look="primary" icon="play" disabled={busy || offer.state !== 'ready'} onClick={begin}>
          {words.begin}
        </Button>
      }
    >
      <fieldset className="local-seats">
        <legend>{words.whoPlays}</legend>
        {seats.map((seat, i) => (
          <div key={i} className="local-seat">
            <PlayerShape identity={(i % 5) as Identity} size={26} look={seat.kind === 'bot' ? 'outline' : 'solid'} />
            {seat.kind === 'person' ? (
              <input
                className="ui-field"
                value={seat.name}
                maxLength={40}
                placeholder={words.playerName(i)}
                aria-label={`${words.seatName(i)}, ${words.person}`}
                onChange={(event) => setSeats(seats.with(i, { kind: 'person', name: event.currentTarget.value }))}
              />
            ) : (
              <BotLevel levels={levels} level={seat.level} onChange={(level) => setSeats(seats.with(i, { kind: 'bot', level }))} />
            )}
            {!alone && (
              <>
                <IconButton
                  icon={seat.kind === 'person' ? 'robot' : 'people'}
                  label={seat.kind === 'person' ? words.toBot : words.toPerson}
                  disabled={isLastPerson(seat)}
                  onClick={() => setSeats(seats.with(i, seat.kind === 'person' ? aBot : aPerson))}
                />
                <IconButton icon="close" label={words.removeSeat} disabled={seats.length <= min || isLastPerson(seat)} onClick={() => setSeats(seats.filter((_, each) => each !== i))} />
              </>
            )}
          </div>
        ))}
        {!alone && (
          <div className="local-more">
            <Button icon="plus" disabled={seats.length >= max} onClick={() => setSeats([...seats, aPerson])}>
              {words.addPerson}
            </Button>
            <Button icon="robot" disabled={seats.length >= max} onClick={() => setSeats([...seats, aBot])}>
              {words.addBot}
            </Button>
          </div>
        )}
        {people > 1 && <p className="local-hint">{words.handOverHint}</p>}
      </fieldset>
      {game.state === 'ready' && <VariantsForm table={variants} words={game.value} variant={fittingVariant(variants, variant, seats.length)} seats={seats.length} onChange={setVariant} />}
    </Dialogue>
  )
}
