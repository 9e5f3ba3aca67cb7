/** Makes a call with what was installed, from the REST client to the sound, and reads its record. Prints both. */
import { createVoiceApi } from '@frontdesk/voice-api'
import { audioFormat, bytesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { parseClientMessage } from '@frontdesk/voice-protocol'
import { VoiceClient } from '@frontdesk/voice-client'
import '@frontdesk/voice-client/react'
import '@frontdesk/voice-client/browser-recognition'
import '@frontdesk/voice-client/testing'
import '@frontdesk/voice-client/testing/daily'
import '@frontdesk/voice-api/create-web-call'

new VoiceClient({ apiBaseUrl: '/voice' })
if (!parseClientMessage('{"type":"end-call"}').message) throw new Error('A message is not understood.')
const api = createVoiceApi({
  baseUrl: `http://localhost:${process.env.PORT}/voice`,
  token: 'the private key',
})
const { id, webCallUrl } = await api.call.createWeb({})
const line = new WebSocket(webCallUrl)
line.binaryType = 'arraybuffer'
const loud = await new Promise((resolve, reject) => {
  line.onclose = () => reject(new Error('The call ended before there was sound.'))
  line.onmessage = ({ data }) => {
    if (typeof data === 'string') return
    if (data.byteLength !== bytesPerFrame) reject(new Error('A frame has another length.'))
    if (new Int16Array(data).some((sample) => Math.abs(sample) > 1000)) resolve(true)
  }
})
line.close()
const call = await api.call.get(id)
console.log(JSON.stringify({ loud, rate: audioFormat.sampleRate, id: call.id === id }))
