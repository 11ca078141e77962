let context: AudioContext | undefined

/** Two soft notes, a fifth apart: it is your turn. */
export function softCue(): void {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    note(context, 523.25, now)
    note(context, 783.99, now + 0.14)
  } catch {
    // No sound is no reason to stop.
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.6)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.65)
}
