import { en as uiEn } from '#ui/words/en.ts'
import { fr as uiFr } from '#ui/words/fr.ts'
import { it as uiIt } from '#ui/words/it.ts'
import { en as webEn } from '../words/en.ts'
import { fr as webFr } from '../words/fr.ts'
import { it as webIt } from '../words/it.ts'

export const uiWords = { fr: uiFr, it: uiIt, en: uiEn }
export const webWords = { fr: webFr, it: webIt, en: webEn }
