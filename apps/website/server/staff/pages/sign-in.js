/** What the pages before the desk can do where scripts run. They are complete without it. */

/** Lets a person see the password that they type. */
for (const secret of document.querySelectorAll('.field-secret')) {
  const control = secret.querySelector('input')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'field-show'
  button.setAttribute('aria-controls', control.id)
  const show = (isShown) => {
    control.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Hide' : 'Show'
    button.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password')
  }
  show(false)
  button.addEventListener('click', () => {
    show(control.type === 'password')
    control.focus()
  })
  // A browser keeps what was typed into a text field; it must not keep a password.
  control.form.addEventListener('submit', () => show(false))
  secret.append(button)
}
