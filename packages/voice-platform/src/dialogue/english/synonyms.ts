import { stem } from './words.ts'

/** Words of everyday English that stand for the same thing where facts are looked up, a class a line: their stems. */
export const synonyms = `
parcel parcels package packages shipment shipments delivery deliveries consignment
customer client buyer shopper consumer purchaser clientele patron
staff employee employees team personnel crew colleague worker coworker
receptionist reception desk
appointment reservation slot
book reserve
calendar diary agenda planner timetable
reminder remind nudge
text sms
email mail mailbox inbox
phone telephone
enquiry inquiry
salespeople salesperson salesman salesmen rep reps seller
lead prospect
duplicate double twin doubles
undo undone revert rollback reversed reversible
uncertain unsure doubt
outage downtime crash failure
host hosted hosting server servers
train training trained trains
erase delete remove wipe
language tongue multilingual
invoice bill
document paper paperwork pdf
connect plug link attach hook
switch turn
modify alter adjust amend
evening night midnight overnight
photo picture image
mask hide hidden anonymise pseudonymise redact blur
alert alarm notify notification
cancel cancellation
reschedule move moved postpone rebook
upset angry furious annoyed mad
gap hole empty
wait waiting queue
shop store
attack hack pentest penetration
holiday vacation
doctor physician gp
law legal firm attorney solicitor
statistic stat figure
proposal offer
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(stem))

const representatives: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap((stems) => stems.map((one) => [one, stems[0] ?? one] as const)),
)

/** The stem that stands for the class of this one. */
export function concept(word: string): string {
  return representatives.get(word) ?? word
}
