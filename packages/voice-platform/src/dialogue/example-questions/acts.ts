import type { Act } from '../cues/acts.ts'

/** How people ask the assistant to do something, and what it is. */
export const actExamples: Partial<Record<Act, string>> = {
  human: `
    can i have a human please
    give me a person
    i want to talk to a real person
    put me through to sales
    let me speak with one of your people
    connect me with somebody
    i do not want to talk to a machine
    can somebody call me back
    is there a human i can talk to now`,
  book: `
    i would like to book a demo
    please arrange a consultation for me
    can we make an appointment with you
    i want to have a meeting with your team
    set up a call with me
    sign me up for a demo
    when could we have a demo
    prepare a consultation for me
    i want a consultation`,
  identity: `
    are you a robot
    am i talking to a real person
    is this a human or a machine
    is this a real woman
    do i speak with a person
    who am i talking to
    are you alive
    what is your name`,
  capabilities: `
    what can i ask you
    what are you good for
    what do you know
    how can you help me here
    what questions can you answer
    what can you tell me`,
}
