import type { Box } from '#ui/table-contract.ts'
import { Cover as ArcsCover } from './arcs/table/cover.tsx'
import { Cover as CircadiansCover } from './circadians/table/cover.tsx'
import { Cover as ResArcanaCover } from './res-arcana/table/cover.tsx'
import { Cover as SyndicateCover } from './syndicate/table/cover.tsx'
import { Cover as NgataCover } from './syndicate-ngata/table/cover.tsx'

/** A name that needs no translation. */
const everywhere = (title: string): Box['titles'] => ({ fr: title, it: title, en: title })

/** The boxes on the shelf. A table is loaded when its game is opened. */
export const boxes: readonly Box[] = [
  {
    id: 'res-arcana',
    players: { min: 2, max: 4 },
    minutes: [30, 60],
    titles: everywhere('Res Arcana'),
    taglines: {
      fr: 'Huit cartes, cinq essences, dix points',
      it: 'Otto carte, cinque essenze, dieci punti',
      en: 'Eight cards, five essences, ten points',
    },
    bots: 1,
    Cover: ResArcanaCover,
    load: () => import('./res-arcana/table/table.tsx'),
  },
  {
    id: 'arcs',
    players: { min: 2, max: 4 },
    minutes: [60, 120],
    titles: everywhere('Arcs'),
    taglines: {
      fr: 'Cartes, ambitions et flottes aux confins de la galaxie',
      it: 'Carte, ambizioni e flotte ai confini della galassia',
      en: 'Cards, ambitions and fleets at the edge of the galaxy',
    },
    bots: 3,
    Cover: ArcsCover,
    load: () => import('./arcs/table/table.tsx'),
  },
  {
    id: 'circadians',
    players: { min: 2, max: 5 },
    minutes: [90, 180],
    titles: { fr: 'Circadiens : Ordre du Chaos', it: 'Circadians: Chaos Order', en: 'Circadians: Chaos Order' },
    taglines: {
      fr: 'Six factions, deux soleils et six reliques à se disputer',
      it: 'Sei fazioni, due soli e sei reliquie da contendersi',
      en: 'Six factions, two suns and six relics to wrest from each other',
    },
    bots: 4,
    Cover: CircadiansCover,
    load: () => import('./circadians/table/table.tsx'),
  },
  {
    id: 'syndicate',
    players: { min: 2, max: 5 },
    minutes: [90, 150],
    titles: everywhere('Syndicate'),
    taglines: {
      fr: 'Rackets, braquages et bases sous l’œil du Souverain',
      it: 'Racket, colpi e basi sotto gli occhi del Sovrano',
      en: 'Rackets, heists and bases under the eyes of the Sovereign',
    },
    bots: 3,
    Cover: SyndicateCover,
    load: () => import('./syndicate/table/table.tsx'),
  },
  {
    id: 'syndicate-ngata',
    players: { min: 1, max: 1 },
    minutes: [30, 60],
    titles: everywhere('NGATA'),
    taglines: {
      fr: 'Carburant, faux papiers et coffres scellés : la campagne solo de Syndicate',
      it: 'Carburante, documenti falsi e caveau chiusi: la campagna in solitario di Syndicate',
      en: 'Fuel, false papers and locked vaults: the solo campaign of Syndicate',
    },
    bots: 0,
    Cover: NgataCover,
    load: () => import('./syndicate-ngata/table/table.tsx'),
  },
]

export const boxById = (id: string): Box | undefined => boxes.find((box) => box.id === id)
