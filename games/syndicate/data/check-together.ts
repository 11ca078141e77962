import { fail } from '#kernel/errors.ts'
import { OPERATIONS, TOKENS } from './content.ts'
import { zones } from './names.ts'
import type { Tables } from './tables.ts'

/** What no table can tell alone: that the tables make one game. */
export function checkTogether(tables: Tables): void {
  const inZone = zones.map((zone) => tables.territories.rows.filter((row) => row.zone === zone).length)
  if (inZone.join() !== '6,9,3') fail('tables.count', `territories has ${inZone.join(', ')} in ${zones.join(', ')}, not 6, 9, 3`)
  if (tables.zones.rows.map((row) => row.id).join() !== zones.join()) fail('tables.field', `zones has one line each for ${zones.join(', ')}, in this order`)
  const cards = tables.missions.rows.length + tables.heists.rows.length + tables.sleepers.rows.reduce((sum, row) => sum + row.copies, 0)
  if (cards !== OPERATIONS) fail('tables.count', `missions, heists and sleepers are ${cards} cards together, not ${OPERATIONS}`)
  checkTokens(tables)
  checkSovereign(tables)
  checkLevels(tables)
  checkAlert(tables)
}

function checkTokens(tables: Tables): void {
  const count = (zone?: string): number => tables.tokens.rows.reduce((sum, row) => (zone === undefined || row.zone === zone ? sum + row.count : sum), 0)
  if (count() !== TOKENS) fail('tables.count', `tokens are ${count()} together, not ${TOKENS}`)
  for (const zone of zones) {
    const places = tables.territories.rows.filter((row) => row.zone === zone).length
    if (count(zone) < places) fail('tables.count', `tokens has ${count(zone)} for ${zone}, which has ${places} territories`)
  }
}

function checkSovereign(tables: Tables): void {
  const ends = tables.sovereignCards.rows.filter((row) => row.does.does === 'end').length
  if (ends !== 1) fail('tables.count', `sovereignCards has ${ends} cards that announce the end, not 1`)
  const { sovereignAbove, sovereignAmong, sovereignBelow } = tables.box.rows
  const deck = sovereignAbove + sovereignAmong + sovereignBelow + 1
  if (deck > tables.sovereignCards.rows.length) fail('tables.count', `box lays out ${deck} Sovereign cards, and there are ${tables.sovereignCards.rows.length}`)
}

/** Levels within the tracks, and no two syndicates at home in one place. */
function checkLevels(tables: Tables): void {
  const { techMax, assaultMax } = tables.box.rows
  const homes = tables.syndicates.rows.flatMap(({ bonus }) => (bonus?.does === 'start base' ? [bonus.at] : []))
  tables.syndicates.rows.forEach((row, i) => {
    if (row.tech > techMax) fail('tables.field', `syndicates.rows[${i}].tech is ${row.tech}, above box.techMax`)
    if (row.assault > assaultMax) fail('tables.field', `syndicates.rows[${i}].assault is ${row.assault}, above box.assaultMax`)
    if (row.bonus?.does === 'start base' && homes.indexOf(row.bonus.at) !== homes.lastIndexOf(row.bonus.at))
      fail('tables.field', `syndicates.rows[${i}].bonus.at is "${row.bonus.at}", where another syndicate starts`)
  })
  tables.techLevels.rows.forEach((row, i) => {
    if (row.level > techMax) fail('tables.field', `techLevels.rows[${i}].level is ${row.level}, above box.techMax`)
  })
}

function checkAlert(tables: Tables): void {
  for (let players = 2; players <= 5; players++) {
    const sides = tables.alert.rows.filter((row) => row.players.includes(players)).length
    if (sides !== 1) fail('tables.field', `alert has ${sides} sides for ${players} players, not 1`)
  }
  tables.alert.rows.forEach((row, i) => {
    const [yellow, orange] = row.bands
    if (yellow >= orange || orange >= row.max) fail('tables.field', `alert.rows[${i}].bands do not rise below max`)
  })
}
