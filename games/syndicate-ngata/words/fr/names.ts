import { feminine, masculine, plural } from '#words/grammar.ts'
import { frenchSpacing } from '#words/polish.ts'
import type { Key } from '../../data/names.ts'
import type { Naming } from '../lexicon.ts'

/** Translations are ours and claim nothing official. */

const missions = {
  C01: 'Foreuse d’emprunt',
  C02: 'Incendie à l’outillage',
  C03: 'La foreuse du maître de chœur',
  C04: 'Brise-glace',
  C05: 'Ferraille aux enchères',
  C06: 'Épaves de la ceinture',
  C07: 'Fumée et miroirs',
  C08: 'Saint de papier',
  C09: 'Ponction sur la barge à gaz',
  C10: 'Bourse de recherche',
  C11: 'Loterie du dôme',
  C12: 'Contrat creux',
  C13: 'Convoi de remèdes',
  C14: 'Lettres de pèlerins',
  C15: 'Caisses discrètes',
  C16: 'Semences',
  C17: 'Premier cercle',
  C18: 'Coque creuse',
  C19: 'Longues jambes',
  C20: 'Les dents',
  C21: 'Tenir le quai',
  C22: 'Pillards à la plate-forme',
  C23: 'La garde du bazar',
  B01: 'Cape de confection',
  B02: 'Laboratoire de réfraction',
  B03: 'Essayage d’ombre',
  B04: 'Tableau de garde de l’anneau',
  B05: 'Habilitation de classe II',
  B06: 'L’insigne de l’officier mort',
  B07: 'Les échantillons de Surey',
  B08: 'La part de Surey',
  E01: 'Les coordonnées du cube',
  E02: 'Sénateur de rechange',
  E03: 'Réglages d’usine',
  E04: 'Modèle d’exposition',
  E05: 'Seconde peau',
  E06: 'La relève du coffre',
  E07: 'Les plans du SAW',
  E08: 'Le siège des greniers',
  K01: 'Poignée de main PHNX',
  K02: 'Le voile du coureur',
  K03: 'Reflet volé',
  K04: 'Le contremaître de Fidge',
  K05: 'Péage du relais',
  K06: 'Glace chiffrée',
  K07: 'Porte dérobée',
  K08: 'Rideau de satellites',
  G01: 'Première piste de Petar',
  G02: 'Seconde piste de Petar',
  G03: 'Le tampon de l’intendant',
  G04: 'Le faussaire de Kafka',
  G05: 'Poussière de cristal',
  G06: 'La caisse des veuves',
  G07: 'Refonte du taille-roche',
  G08: 'Piquet de mineurs',
  N01: 'La liste de Hoshin : le dôme',
  N02: 'La liste de Hoshin : la capitale',
  N03: 'La liste de Hoshin : le domaine',
  N04: 'La liste de Hoshin : le chantier',
  N05: 'Laissez-passer de nuit',
  N06: 'La cache du réfrigérant',
  N07: 'Les caisses de l’amiral',
  N08: 'La défense des fonderies',
}

export const naming: Naming = {
  missions: Object.fromEntries(Object.entries(missions).map(([id, title]) => [id, frenchSpacing(title)])),
  confrontations: {
    X01: masculine('Contrôle de routine'),
    X02: masculine('Cotre des douanes'),
    X03: feminine('Vérification des droits'),
    X04: feminine('Frégate de patrouille'),
    X05: feminine('Ombre du destroyer'),
    X06: masculine('Commissaire en civil'),
    X07: masculine('Barrage filtrant'),
    X08: plural(masculine('Gros bras de Fidge')),
    X09: plural(masculine('Coureurs d’Orion')),
    X10: plural(masculine('Pillards terriens')),
    X11: plural(masculine('Chasseurs de primes de Kestrel')),
    X12: feminine('Créance Montclair'),
    X13: plural(masculine('Encaisseurs de Lazare')),
    X14: masculine('Marchand de Vimana'),
    X15: masculine('Serrurier du marché noir'),
    X16: masculine('Courtier en renseignements'),
    X17: masculine('Marchand fantôme'),
    X18: masculine('Courtier en synthétiques'),
  },
  technologies: {
    bulkheads: plural(feminine('Cloisons doubles')),
    tanks: plural(masculine('Réservoirs longue distance')),
    jump_computer: masculine('Calculateur de saut'),
    scrambler: masculine('Brouilleur'),
  },
}

interface KeyName {
  readonly one: string
  readonly many: string
  /** What the key is: “foreuse de sécurité”. */
  readonly item: string
}

export const keyNames: Readonly<Record<Key, KeyName>> = {
  GREEN: { one: 'clé verte', many: 'clés vertes', item: 'foreuse de sécurité' },
  BLUE: { one: 'clé bleue', many: 'clés bleues', item: 'cape d’invisibilité' },
  YELLOW: { one: 'clé jaune', many: 'clés jaunes', item: 'faux papiers' },
  PURPLE: { one: 'clé violette', many: 'clés violettes', item: 'AltSynth' },
}
