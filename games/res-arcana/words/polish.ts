import type { Line, Part } from '#words/line.ts'
import type { CardText, ResArcanaWords } from './contract.ts'
import type { Labels } from './labels.ts'

/** The same words with every text of ours passed through a language's typography; names of players stay as they are. */
export function polished(words: ResArcanaWords, polish: (text: string) => string): ResArcanaWords {
  const line = (parts: Line): Line => parts.map((part: Part) => (typeof part === 'string' ? polish(part) : part))
  const lines = (all: readonly Line[]): readonly Line[] => all.map(line)
  const any = (said: string | Line): string | Line => (typeof said === 'string' ? polish(said) : line(said))
  return {
    ...words,
    tagline: polish(words.tagline),
    prompt: (...all) => line(words.prompt(...all)),
    waiting: (...all) => line(words.waiting(...all)),
    option: (...all) => line(words.option(...all)),
    event: (...all) => {
      const said = words.event(...all)
      return said && line(said)
    },
    reason: (...all) => line(words.reason(...all)),
    source: (source) => polish(words.source(source)),
    variants: mapValues(words.variants, ({ label, values }) => ({
      label: polish(label),
      values: mapValues(values, (value) => ({ label: polish(value.label), hint: polish(value.hint) })),
    })),
    cardText: (id) => polishCard(words.cardText(id), line, lines),
    labels: mapValues(words.labels as unknown as Readonly<Record<string, Said>>, (label): Said =>
      typeof label === 'function' ? (...all) => any(label(...all)) : polish(label),
    ) as unknown as Labels,
    rules: words.rules.map((section) => ({ title: polish(section.title), lines: lines(section.lines) })),
  }
}

type Said = string | ((...all: readonly unknown[]) => string | Line)

function polishCard(text: CardText, line: (parts: Line) => Line, lines: (all: readonly Line[]) => readonly Line[]): CardText {
  return {
    powers: lines(text.powers),
    ...(text.collect && { collect: line(text.collect) }),
    ...(text.discount && { discount: line(text.discount) }),
    ...(text.points && { points: line(text.points) }),
    rulings: lines(text.rulings),
    typeLine: text.typeLine,
  }
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
