import { describe, it } from 'vitest'
import { harbour } from './evaluation/harbour.ts'
import { talk } from './evaluation/talk.ts'

describe('a call to the concierge', () => {
  it('begins with the words that this is an AI, and whose', () => {
    talk().hears(/\bAI assistant\b/, /Harbour Automation/, /not a person/)
  })

  it('says what it does not know, and offers a way on that a yes takes', () => {
    talk()
      .says('Do you sell shoes?')
      .hears(/don't know/, /Shall I prepare a request\?/)
      .isAskedFor('yes-or-no')
      .says('Yes please')
      .hears(/What is your name\?/)
  })

  it('takes a no to the offer and goes on', () => {
    talk()
      .says('How much does it cost?')
      .hears(/no price/i)
      .says('No, thanks.')
      .hears(/What else/)
      .seesNothingHappen()
  })

  it('names a price only where the content has one', () => {
    const priced = { ...harbour, topics: { ...harbour.topics, price: 'Plans begin at 90 euros a month.' } }
    talk(priced)
      .says('what are your prices')
      .hears(/90 euros/)
    talk()
      .says('what are your prices')
      .neverHears(/euro|\d/)
  })

  it('does not offer a promotion that is over', () => {
    const { promotion: _, ...over } = harbour
    talk(over)
      .says('Is there a discount?')
      .hears(/no promotion/i)
      .neverHears(/20/)
  })

  it('says it again, and keeps it shorter for who finds it too fast', () => {
    talk()
      .says('What are the steps of a project?')
      .hears(/There are 4 steps/)
      .says('Could you repeat that?')
      .hears(/There are 4 steps/, /Deployment/)
      .says('Slower please')
      .hears(/There are 4 steps/)
      .says('What are the steps of a project?')
      .neverHears(/Deployment/)
  })

  it('keeps the subject for questions that follow', () => {
    talk()
      .says('Tell me about scheduling')
      .hears(/books, moves and confirms/)
      .says('What are the benefits?')
      .hears(/fewer no-shows/)
      .says('and how does it work?')
      .hears(/Link your calendars/)
  })

  it('shows what it talks about', () => {
    talk()
      .says('Show me the case studies')
      .hears(/Lantern Goods/)
      .sees({ name: 'open_page', arguments: { path: '/case-studies' } })
      .says('Take me to the testimonials')
      .sees({ name: 'scroll_to_section', arguments: { section: 'testimonials', path: '/' } })
      .says('What is your phone number?')
      .hears(/plus 1, 5 5 5, 0 1 0, 0 1 4 2/)
      .sees({ name: 'scroll_to_section', arguments: { section: 'contact', path: '/' } })
  })

  it('cannot put through to a person, and says how to reach one', () => {
    talk()
      .says('I want to talk to a human')
      .hears(/I am an AI/, /5 5 5/, /prepare a consultation/)
      .says('ok')
      .hears(/What is your name/)
  })

  it('answers small talk', () => {
    talk()
      .says('Hi there')
      .hears(/Hello/)
      .says('How are you?')
      .hears(/ready to help/)
      .says('Thanks!')
      .hears(/welcome/)
      .says('Are you a real person?')
      .hears(/computer program/)
  })

  it('answers the question of somebody polite, in a hurry, or both', () => {
    for (const asked of [
      'What does it cost? Thanks in advance.',
      'Hi there, could you please tell me what it costs, if I may ask?',
      'thx, and how mcuh is it mate',
    ]) {
      talk()
        .says(asked)
        .hears(/no price/i)
    }
    talk()
      .says('thank you so much')
      .hears(/welcome/)
  })

  it('finds the question in what was said around it', () => {
    talk()
      .says('Our phone rings the whole day, nobody has time, so: how long does it take until it is live?')
      .hears(/two to four weeks/)
  })

  it('hangs up after a goodbye', () => {
    talk()
      .says('That is all, bye!')
      .hears(/Goodbye/)
      .isHungUpOn()
  })

  it('survives any words', () => {
    for (const text of ['', '   ', '???', '你好', '1234567890'.repeat(200), '<script>', 'a '.repeat(5000)]) {
      talk().says(text).hears(/\w/)
    }
  })
})
