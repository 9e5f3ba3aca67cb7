import { stem } from './words.ts'

/** Words of everyday English that carry no subject: a question made of these alone asks about nothing unknown. */
const words = `a able ai site sites website page pages comply complies line lines about above across actual actually add after again against ago ah all allow almost alone along already also
although always am among an and another answer any anybody anymore anyone anything anyway are around as ask at available away back bad
based be because become been before begin behind being believe best better between big bit both bring build built business but  by
call came can care case certain change check choose clear come common company companies complete could couple cover create currently
customer client day days deal depend describe detail details did differ different difference do does doing done down during each early
easy either else end enough even ever every everybody everyone everything exactly example expect explain extra fact fair far fast few
figure find fine first fit follow for free from full further gain general get gets give go goes going good got great guess guy guys had
handle happen happens hard has have he hear hello help her here hey hi him his hope hour hours how however i idea if important in
information instead interested into involve is issue it its itself just keep kind know large last late later learn least leave less let
level like likely  little live long look looking lot low made main make makes making many matter may maybe me mean means mention
might minute minutes month months more most much must my myself name necessary need needs never new next nice night no nobody none
normal not nothing now number of off offer often oh ok okay old on once one only onto open opinion option or order other our ours out
over own part particular people per perhaps person place plan please point possible probably problem process provide put question quick
quickly quite rather read ready real really reason receive regarding request right run said same save say says see seem sell send serve
set several shall she should show side simple since size small so some somebody someone something sometimes somewhere soon sort speak
start still stuff such suit suitable support sure take talk team tell than thank thanks that the their them themselves then there these
they thing things think this those though thought through till time times to today together told too took total toward tried try turn
two type typical under understand unless until up upon us use used useful user usual usually various very via view  want was watch
way ways we week weeks weekly well went were what whatever when where whether which while who whole whom whose why will wish with within
without wonder word work works worth would write year years yes yet you your yours yourself anymore anybody  kinds benefit business
our-selves curious briefly quickly short basically roughly approximately average currently exactly overall specific details hello sir
madam mr mrs ms thank sounds yeah yep nope wow cool interesting hmm um uh er wife husband boss friend colleague partner owner manager
own run runs running heard hearing hears say saying says said think thinking thought wondering looking currently plan planning
sense folks suppose hang bunch fit fits lots plenty anyway else okay wondering curious seriously honestly literally simply mostly mainly
nearly somehow somewhat instead indeed hopefully basically totally definitely certainly absolutely obviously clearly easily finally lately
recently later earlier previous previously past future current present late moment second seconds morning evening afternoon tonight
tomorrow yesterday daily monthly yearly annual regular regularly constantly rarely often sometimes usually normally generally typically
broadly personally myself ourselves yourselves wants needed needing wanted helped helping helps offered offering gives giving given gave
taken taking took makes making seen seeing saw known knew shows showing showed shown bring brings brought puts putting keeps keeping kept
lets letting happens happened happening comes coming goes gone looks looked seems seemed feel feels felt become becomes turn turns turned
begin begins began start starts started starting stop stops stopped ends ended ending move moves moved play plays played pick picks picked
choose chosen decide decided deal deals dealt manage manages managed managing cope hate love enjoy prefer wish hope expect expected
worry worried afraid concerned care cares sure unsure busy free simple smart clever nice lovely awesome amazing perfect excellent terrible
awful horrible useful helpful useless possible impossible available likely unlikely necessary required optional
stay stays stayed remain remains prevent prevents avoid avoids cause causes create creates increase increases decrease improve improves
reduce reduces raise raises grow grows fill fills lose loses lost win wins return drop drops cut cuts  react reacts carry catch cover
covers deliver delivers ensure ensures enable enables exist exists face faces force gather guarantee guide imagine influence inform insist
limit link mark match measure notice obtain obey occur operate own owns pass perform permit point produce promise protect prove push reach
realise receive recognise recommend recommend refer reflect relate release rely remember remove repeat replace represent require respond rest
result reveal ride rise save search seek select separate serve settle share solve spend spread stand state struggle succeed suffer suggest
supply suppose survive switch target teach tend touch  transform treat trust trying typing unlock update visit waste wear wonder
fully partly totally alone both others another whichever truth true false wrong correct actual main key simple complete whole entire total
single various several multiple big huge tiny massive major minor common rare usual special normal standard modern old new older newer
young busy lazy happy sad glad proud tired sick crazy weird strange funny serious honest fair polite kind careful careless exact precise
difficult tricky complicated complex heavy light sharp smooth rough soft strong weak strict loose deep high higher highest lowest bigger biggest
smaller smallest cheaper faster fastest slower quicker stronger newest oldest latest land landed stumble stumbled arrive arrived visit
visiting visited browse browsing read reading finding search searching hope hoping imagine imagining assume assuming mind minding sound sounding
bother bothered annoy annoys annoyed annoying stress stressed stressful struggle struggling suffering fed tired bored confused lost puzzled interested
exciting excited impressive impressed skeptical sceptical doubt doubts doubtful urgent urgently immediate immediately straight straightaway directly
step steps grateful appreciate appreciated kindly politely shortly afterwards meanwhile nowadays lately besides therefore hence thus though although
unfortunately luckily fortunately apparently supposedly presumably evidently surely truly deeply highly fairly pretty slightly barely hardly
throughout toward towards beneath beside beyond amongst per versus plus minus except including concerning considering according instead
put puts putting stick sticks throw throws pull pulls push pushes hold holds holding catch catches break breaks hit hits lead leads leading follows
following accept accepts agree agrees agreed disagree allow allows argue admit admits announce answer answering appear appears apply applies arrange
arranged attempt attempts attend await belong belongs bet blame borrow calm challenge claim clean collect combine compare complain concern
confirm confuse consider consist contain continue contribute convince correct count damage dare declare defend define deny deserve desire destroy
develop disappear discover discuss divide encourage encounter examine excuse explore express extend fail fear fix
float fold fulfil function gaze glance glare greet grab hint hurry identify ignore illustrate include indicate intend
introduce invite join judge jump kick knock lack laugh lay lean lie lift list listen load lock lower maintain 
mix motivate name neglect nod observe occupy offend omit organise organize overcome pack participate pause persuade 
pour practise praise prepare pretend proceed pronounce propose protest publish pursue qualify query question
guys stuff bloke chap mate everybody nobody someone nothing whatsoever whichever bunch couple handful dozen half quarter third majority rest
angry upset stuck reliable trustworthy present capable ready willing aware familiar new brand fresh extra decent proper nice okay fine solid
get gets become becomes stay dealing existing moment system compliant`

/** Words of everyday English that carry no subject. */
export const generalWords: ReadonlySet<string> = new Set(words.split(/\s+/))

/** Their stems. */
export const generalStems: ReadonlySet<string> = new Set([...generalWords].map(stem))

const functionWords = `a about all also am an and any are as at be been being but by can could did do does doing done for from had has have he
her him his how i if in into is it its just like may me might much must my no not of off on one or our out please shall she should
so some such than that the their them then there these they this those to too up us was we were what when where which who whom why
will with would yes you your yours tell know get got go really want need thing things something anything possible able let let us`

/** Stems of the words that every sentence has. */
export const functionStems: ReadonlySet<string> = new Set(functionWords.split(/\s+/).map(stem))
