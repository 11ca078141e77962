import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#kernel/errors.ts'
import { newGuestId } from '../ids.ts'
import type { Guest, Storage } from '../storage/port.ts'
import { languages } from './schemas.ts'

const COOKIE = 'orrery_guest'
const A_YEAR = 365 * 24 * 3600

/** Guests are known by a signed cookie and nothing else. */
export class Guests {
  readonly #storage: Storage
  readonly #app: FastifyInstance

  constructor(storage: Storage, app: FastifyInstance) {
    this.#storage = storage
    this.#app = app
  }

  /** The guest who asks; refused without a cookie of ours. */
  async of(request: FastifyRequest): Promise<Guest> {
    return (await this.#known(request.cookies[COOKIE])) ?? fail('guest.unknown', 'Nobody knows you here yet: ask for /api/me first')
  }

  /** The same from the headers of a socket that is about to open. */
  async fromHeader(cookies: string | undefined): Promise<Guest | undefined> {
    return this.#known(this.#app.parseCookie(cookies ?? '')[COOKIE])
  }

  /** The guest who asks; whoever is new, or brings a cookie that is not ours, gets one. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.#known(request.cookies[COOKIE])
    if (known) return known
    const guest: Guest = { id: newGuestId(), name: aName(), language: spoken(request.headers['accept-language']), createdAt: Date.now() }
    await this.#storage.saveGuest(guest)
    void reply.setCookie(COOKIE, guest.id, { signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: A_YEAR, secure: request.protocol === 'https' })
    return guest
  }

  async change(guest: Guest, change: { name?: string | undefined; language?: string | undefined }): Promise<Guest> {
    const changed = { ...guest, name: change.name ?? guest.name, language: change.language ?? guest.language }
    await this.#storage.saveGuest(changed)
    return changed
  }

  async #known(cookie: string | undefined): Promise<Guest | undefined> {
    if (!cookie) return undefined
    const { valid, value } = this.#app.unsignCookie(cookie)
    return valid && value ? this.#storage.guest(value) : undefined
  }
}

/** The first of our languages that the browser asks for. */
function spoken(accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((language) => (languages as readonly string[]).includes(language)) ?? 'en'
}

/** Stars have the same names in every language. */
const STARS = [
  'Achernar', 'Adhara', 'Aldebaran', 'Algol', 'Alioth', 'Alnair', 'Alphard', 'Altair', 'Antares', 'Arcturus', 'Bellatrix', 'Canopus', 'Capella',
  'Castor', 'Deneb', 'Diphda', 'Electra', 'Elnath', 'Fomalhaut', 'Gemma', 'Hadar', 'Hamal', 'Izar', 'Kochab', 'Maia', 'Menkar', 'Merak', 'Mimosa',
  'Mira', 'Mirach', 'Mizar', 'Nashira', 'Phecda', 'Pollux', 'Procyon', 'Regulus', 'Rigel', 'Sabik', 'Schedar', 'Shaula', 'Sirius', 'Spica', 'Tarazed',
  'Thuban', 'Unukalhai', 'Vega', 'Wezen', 'Zaurak',
]

const aName = (): string => STARS[Math.floor(Math.random() * STARS.length)]
