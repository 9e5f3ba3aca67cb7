/** Enhances the pages before the desk. They are complete without it. */

/** In the language of the page. */
const words = JSON.parse(document.querySelector('[data-words]').dataset.words)

/** Lets people show the password that they type. */
for (const secret of document.querySelectorAll('.field-secret')) {
  const control = secret.querySelector('input')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'field-show'
  button.setAttribute('aria-controls', control.id)
  const show = (isShown) => {
    control.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? words.hide : words.show
    button.setAttribute('aria-label', isShown ? words.hidePassword : words.showPassword)
  }
  show(false)
  button.addEventListener('click', () => {
    show(control.type === 'password')
    control.focus()
  })
  // Browsers save what is typed into a text field; they must not save a password.
  control.form.addEventListener('submit', () => show(false))
  secret.append(button)
}

/**
 * Passkeys, if the browser supports them: they require HTTPS or localhost, and a host name instead of an IP address.
 */
const form = document.querySelector('form[data-passkey]')
const isNamed = !/^\[|^[\d.]+$/.test(location.hostname)
if (form && isNamed && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  const button = form.querySelector('[data-passkey-button]')
  const problem = form.querySelector('[data-passkey-problem]')
  const isWelcome = form.dataset.passkey === 'welcome'
  const fields = Object.fromEntries(new FormData(form))
  const address = `${form.getAttribute('action')}/passkey`

  const send = async (path, body) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-csrf-token': fields.csrf },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.ok) return answer
    throw new Error(Object.values(answer.errors ?? {})[0] ?? answer.detail)
  }

  const say = (sentence) => {
    problem.textContent = sentence
    problem.hidden = sentence === ''
  }

  const askForPasskey = async () => {
    const { email, name } = Object.fromEntries(new FormData(form))
    const options = await send(`${address}/options`, isWelcome ? { email, name } : {})
    const credential = isWelcome
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        })
    const { next } = await send(address, { next: fields.next, response: credential.toJSON() })
    location.assign(next)
  }

  const attempt = async () => {
    say('')
    button.setAttribute('aria-busy', 'true')
    try {
      await askForPasskey()
    } catch (error) {
      // The browser's message for a closed dialog is meant for developers.
      say(error instanceof DOMException ? words.noPasskey : error.message)
    }
    button.removeAttribute('aria-busy')
  }
  button.addEventListener('click', () => void attempt())
  button.hidden = false
}
