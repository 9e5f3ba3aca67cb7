import type { ProblemWords } from './say-problem.ts'

/** What the server says about problems, in German. `problems.test.ts` finds the sentences that are missing. */
export const problems: ProblemWords = {
  // Of any request
  'There is no such {}.': 'Das gibt es nicht mehr. Laden Sie die Seite neu.',
  'Correct the fields that are named, and send it again.': 'Berichtigen Sie die genannten Felder.',
  'Change the fields named under errors and send the request again.': 'Berichtigen Sie die genannten Felder.',
  'The store does not answer just now. Try again in a moment.':
    'Die Datenbank antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
  'The store does not answer just now, and nothing was stored. Try again in a moment.':
    'Die Datenbank antwortet gerade nicht, und nichts wurde gespeichert. Versuchen Sie es gleich noch einmal.',
  'Something went wrong here. Try again.': 'Hier ging etwas schief. Versuchen Sie es noch einmal.',
  'Too many attempts. Try again in some minutes.':
    'Zu viele Versuche. Probieren Sie es in ein paar Minuten noch einmal.',
  'Too many attempts. Try again in some minutes':
    'Zu viele Versuche. Probieren Sie es in ein paar Minuten noch einmal',
  'Only an admin may do this.': 'Das dürfen nur Admins.',
  'Sign in first.': 'Melden Sie sich zuerst an.',
  'The x-csrf-token header is missing or belongs to another session. Load the page again.':
    'Diese Seite gehört zu einer anderen Anmeldung. Laden Sie sie neu.',
  'This page was open for too long. Load it again.': 'Diese Seite war zu lange geöffnet. Laden Sie sie neu.',
  'The desk is open in many windows. Close one, and this one is live again.':
    'Der Teambereich ist in vielen Fenstern geöffnet. Schließen Sie eines, dann ist dieses wieder live.',
  'Leave out the character U+0000.': 'Lassen Sie das Zeichen U+0000 weg.',
  'Write at most {} characters.': 'Schreiben Sie höchstens {} Zeichen.',
  'Write it in one line.': 'Schreiben Sie es in eine Zeile.',

  // Requests
  'Change at most 500 requests at once.': 'Ändern Sie höchstens 500 Anfragen auf einmal.',
  'Give the value as a whole number up to {}.': 'Geben Sie den Wert als ganze Zahl bis {} an.',
  'Write a note.': 'Schreiben Sie eine Notiz.',
  'Write a subject.': 'Schreiben Sie einen Betreff.',
  'The subject must be one line.': 'Der Betreff muss in eine Zeile passen.',
  'Write a reply.': 'Schreiben Sie eine Antwort.',
  'Search for at most 200 characters.': 'Der Suchtext darf höchstens 200 Zeichen haben.',
  'The reasons are: {}.': 'Die Gründe sind: {}.',
  'Choose a time that is still to come.': 'Wählen Sie eine Zeit in der Zukunft.',
  'This can be undone once, within ten minutes, by the same person.':
    'Das lässt sich nur einmal, innerhalb von zehn Minuten und von derselben Person rückgängig machen.',
  'A request holds {} notes at most. Delete one first.':
    'Eine Anfrage fasst höchstens {} Notizen. Löschen Sie zuerst eine.',
  '{} has answered since.': '{} hat inzwischen geantwortet.',
  'The request has no e-mail address.': 'Die Anfrage hat keine E-Mail-Adresse.',
  'Release the request before you answer it.': 'Geben Sie die Anfrage frei, bevor Sie antworten.',
  'An attempt is under way. Try again in a minute.':
    'Ein Versuch läuft gerade. Probieren Sie es in einer Minute noch einmal.',
  'Give it a name.': 'Geben Sie einen Namen ein.',
  'Write the name in one line.': 'Schreiben Sie den Namen in eine Zeile.',
  'The filter is too long.': 'Der Filter ist zu lang.',
  'There is a view of this name. Choose another one.':
    'Eine Ansicht mit diesem Namen gibt es schon. Wählen Sie einen anderen.',
  'There are {} views, which is the most. Delete one first.':
    'Es gibt schon {} Ansichten, mehr gehen nicht. Löschen Sie zuerst eine.',

  // Appointments
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Enter an e-mail address.': 'Geben Sie eine E-Mail-Adresse ein.',
  'Enter an e-mail address or a phone number.': 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  'It must end after it begins, and within 31 days.':
    'Das Ende muss nach dem Beginn liegen, höchstens 31 Tage später.',
  'Give a day, such as 2026-12-24.': 'Geben Sie einen Tag an.',
  'Give a time, such as 08:30.': 'Geben Sie eine Uhrzeit an, zum Beispiel 08:30.',
  'Give a time zone, such as Europe/Berlin.': 'Geben Sie eine Zeitzone an, zum Beispiel Europe/Berlin.',
  'The last day must not be before the first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Give at most 100 times off.': 'Geben Sie höchstens 100 freie Zeiträume an.',
  'Somebody has changed the appointment since you saw it.': 'Der Termin wurde inzwischen geändert.',
  'That time is no longer free. Choose another one.':
    'Diese Zeit ist nicht mehr frei. Wählen Sie eine andere.',
  'It is at this time already.': 'Der Termin findet schon zu dieser Zeit statt.',
  'It has not begun yet.': 'Der Termin hat noch nicht begonnen.',
  'It has begun, or was cancelled, and cannot be changed like this.':
    'Der Termin hat begonnen oder wurde abgesagt und lässt sich so nicht mehr ändern.',
  'Enter the address of the calendar, such as https://cloud.example.com.':
    'Geben Sie die Adresse des Kalenders ein, zum Beispiel https://cloud.example.com.',
  'Enter the user name.': 'Geben Sie den Benutzernamen ein.',
  'Enter the password.': 'Geben Sie das Passwort ein.',
  'This is too long.': 'Das ist zu lang.',
  'Choose one of the calendars.': 'Wählen Sie einen der Kalender.',
  'You have as many calendars as there may be. Remove one first.':
    'Mehr Kalender sind nicht möglich. Entfernen Sie zuerst einen.',
  'The calendar was removed meanwhile.': 'Der Kalender wurde inzwischen entfernt.',
  'The key of this site has changed. Add the calendar again':
    'Der Schlüssel dieser Website hat sich geändert. Fügen Sie den Kalender noch einmal hinzu',
  'The address must begin with https://': 'Die Adresse muss mit https:// beginnen',
  'The address is in a private network, which this site does not ask':
    'Die Adresse liegt in einem privaten Netz, das diese Website nicht abfragt',
  'There is no server of this name': 'Einen Server dieses Namens gibt es nicht',
  'The server has no calendars at this address': 'Unter der Adresse gibt es keine Kalender',
  'The account has no calendar': 'Das Konto hat keinen Kalender',
  'The server names another one, which is not asked':
    'Der Server nennt einen anderen, der nicht abgefragt wird',
  'The server redirects again and again': 'Der Server leitet immer wieder um',
  'The server does not speak CalDAV at this address': 'Unter der Adresse gibt es kein CalDAV',
  'The server answered with something that is no calendar': 'Die Antwort des Servers war kein Kalender',
  'The calendar has too many events': 'Der Kalender hat zu viele Einträge',
  'The calendar is larger than {} MB': 'Der Kalender ist größer als {}\u00a0MB',
  'The calendar is no valid iCalendar (RFC 5545)': 'Der Kalender ist kein gültiges iCalendar (RFC 5545)',
  'Reading the calendar took too long': 'Das Lesen des Kalenders dauerte zu lange',
  'There was no answer in time': 'Die Antwort kam nicht rechtzeitig',
  'There was no answer ({})': 'Es kam keine Antwort ({})',
  'The certificate of the server is not valid ({})': 'Das Zertifikat des Servers ist nicht gültig ({})',
  'Its answer could not be read ({})': 'Die Antwort war nicht lesbar ({})',
  'It failed for an unknown reason': 'Der Grund ist nicht bekannt',
  'The address has no calendar, but something else': 'Unter der Adresse steht kein Kalender',
  'There is no calendar': 'Es gibt dort keinen Kalender',
  'The server refuses the user or the password (HTTP {})':
    'Der Server lehnt Benutzer oder Passwort ab (HTTP {})',
  'The server has no calendar at this address (HTTP {})':
    'Unter der Adresse gibt es keinen Kalender (HTTP {})',
  'The server has no calendar at this address': 'Unter der Adresse gibt es keinen Kalender',
  'The server answered with HTTP {}': 'Der Server antwortete mit HTTP {}',

  // Mail
  'No mail server has answered yet.': 'Noch hat kein Mailserver geantwortet.',
  'There was no answer in time.': 'Die Antwort kam nicht rechtzeitig.',
  'The channel failed with an unexpected error.': 'Es trat ein unerwarteter Fehler auf.',
  'The server ended during the attempt.': 'Der Server wurde während des Versuchs beendet.',
  'The mail server did not answer in time.': 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  'The name of the mail server could not be found.': 'Der Name des Mailservers wurde nicht gefunden.',
  'The connection to the mail server could not be encrypted.':
    'Die Verbindung zum Mailserver ließ sich nicht verschlüsseln.',
  'The sign-in at the mail server failed.': 'Die Anmeldung am Mailserver schlug fehl.',
  'The mail server could not be reached, or hung up.':
    'Der Mailserver war nicht erreichbar oder hat die Verbindung abgebrochen.',
  'The mail program failed.': 'Das Mailprogramm ist ausgefallen.',
  'The last answer: {}': 'Die letzte Antwort: {}',

  // Templates, answers and calls
  'There is nothing to fill in for {}. Use {}.': 'Für {} gibt es nichts einzusetzen. Möglich sind {}.',
  'Name the template.': 'Geben Sie der Vorlage einen Namen.',
  'Write the text.': 'Schreiben Sie den Text.',
  'Everybody has this template, and keeps it. Write a new one for yourself.':
    'Diese Vorlage gehört allen und bleibt bestehen. Schreiben Sie eine neue für sich.',
  'There may be {} shared templates, and {} of your own. Delete one first.':
    'Möglich sind {} gemeinsame und {} eigene Vorlagen. Löschen Sie zuerst eine.',
  'Somebody has deleted it since you opened it.': 'Inzwischen hat sie jemand gelöscht.',
  '{} has changed it since you opened it.': '{} hat sie inzwischen geändert.',
  'Write it in words.': 'Schreiben Sie es in Worten.',
  'Write the question.': 'Schreiben Sie die Frage.',
  'Write a way to ask, or leave it out.': 'Schreiben Sie eine Formulierung, oder lassen Sie die Zeile weg.',
  'Write at most 20 ways to ask.': 'Schreiben Sie höchstens 20 Formulierungen.',
  'Write the answer.': 'Schreiben Sie die Antwort.',
  'Another answer has this question. Change that one.':
    'Zu dieser Frage gibt es schon eine Antwort. Ändern Sie diese.',
  'There are {} answers, which is as many as there may be. Export them into the content, and delete them here.':
    'Es gibt schon {} Antworten, mehr gehen nicht. Exportieren Sie sie für den Inhaltsordner, und löschen Sie sie hier.',
  'The hosted platform gave an answer that cannot be read.':
    'Die Antwort des Sprachdienstes war nicht lesbar.',
  'The hosted platform did not answer in time.': 'Der Sprachdienst hat nicht rechtzeitig geantwortet.',
  'The hosted platform does not accept VAPI_PRIVATE_KEY.': 'Der Sprachdienst lehnt VAPI_PRIVATE_KEY ab.',
  'The hosted platform is busy. Try again in a minute.':
    'Der Sprachdienst ist ausgelastet. Probieren Sie es in einer Minute noch einmal.',
  'The hosted platform cannot be reached just now.': 'Der Sprachdienst ist gerade nicht erreichbar.',
  'The hosted platform refused to list its calls.': 'Der Sprachdienst gibt seine Anrufe nicht heraus.',
  'The hosted platform carries the calls. Set VAPI_PRIVATE_KEY, and they are listed here.':
    'Die Anrufe laufen über den Sprachdienst. Mit VAPI_PRIVATE_KEY stehen sie auch hier.',

  // Numbers
  'Direct or not known': 'Direkt oder nicht bekannt',
  'Everything else': 'Alles andere',

  // People
  'Enter a password': 'Geben Sie ein Passwort ein',
  'Enter your password': 'Geben Sie Ihr Passwort ein',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'Password must be {} characters or more': 'Das Passwort braucht mindestens {} Zeichen',
  'Password must be {} characters or fewer': 'Das Passwort darf höchstens {} Zeichen haben',
  'That password is easy to guess. Choose another, such as three words that do not belong together':
    'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes, etwa drei Wörter, die nicht zusammengehören',
  'Enter an e-mail address': 'Geben Sie eine E-Mail-Adresse ein',
  'Enter an e-mail address of at most 254 characters':
    'Geben Sie eine E-Mail-Adresse mit höchstens 254 Zeichen ein',
  'Enter an e-mail address in the format name@example.com':
    'Geben Sie eine E-Mail-Adresse in der Form name@example.com ein',
  'Enter your name': 'Geben Sie Ihren Namen ein',
  'Name must be 100 characters or fewer': 'Der Name darf höchstens 100 Zeichen haben',
  'You have no such session.': 'Diese Anmeldung gibt es nicht mehr.',
  'You have no such passkey.': 'Diesen Passkey gibt es nicht mehr.',
  'This passkey is your only way to sign in. Set a password first.':
    'Nur mit diesem Passkey können Sie sich anmelden. Legen Sie zuerst ein Passwort fest.',
  'The passkey was not added. Try again': 'Der Passkey wurde nicht hinzugefügt. Versuchen Sie es noch einmal',
  'Choose a role: member or admin': 'Wählen Sie eine Rolle: Mitglied oder Admin',
  'Choose a language of the desk.': 'Wählen Sie eine Sprache.',
  'A person with this e-mail address can sign in already':
    'Mit dieser E-Mail-Adresse kann sich schon jemand anmelden',
  'There is nobody and nothing with this id.': 'Das gibt es nicht mehr. Laden Sie die Seite neu.',
  'This is the last admin. Make somebody else an admin first.':
    'Das ist der letzte Admin. Machen Sie zuerst jemand anderen zum Admin.',
  'As many browsers are subscribed as the site allows. Turn it off on one that nobody uses.':
    'Es sind schon so viele Browser angemeldet, wie die Website erlaubt. Schalten Sie die Mitteilungen in einem aus, den niemand verwendet.',
  'Give an e-mail address.': 'Geben Sie eine E-Mail-Adresse ein.',
  'Give an e-mail address or a phone number.': 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  'Nothing was erased: a delivery is being sent. Try again in a minute.':
    'Es wurde nichts gelöscht: Eine Zustellung läuft gerade. Probieren Sie es in einer Minute noch einmal.',
  'Existing backups still contain it. After a restore, the server erases it again when it starts. Delete those backups, or let RETENTION_BACKUPS_DAYS do it.':
    'Vorhandene Sicherungen enthalten die Daten noch. Nach einer Wiederherstellung löscht der Server sie beim Start erneut. Löschen Sie diese Sicherungen, oder überlassen Sie es RETENTION_BACKUPS_DAYS.',
  'The mailbox still contains the mails: the site never deletes there. Delete them with your mail program.':
    'Im Postfach liegen die E-Mails noch: Dort löscht die Website nie. Löschen Sie sie mit Ihrem Mailprogramm.',
  'Invitations stay in the calendars and mailboxes of those who got them. Delete them there.':
    'Einladungen bleiben in den Kalendern und Postfächern derer, die sie erhalten haben. Löschen Sie sie dort.',
  'The files of PostgreSQL still contain it until the next VACUUM, and its log (WAL) and archive until they are recycled.':
    'Die Dateien von PostgreSQL enthalten die Daten bis zum nächsten VACUUM, Protokoll (WAL) und Archiv bis zu ihrer Wiederverwendung.',

  // Import
  'Send the file as text/csv in UTF-8.': 'Die Datei muss CSV in UTF-8 sein.',
  'Another file is being imported. Try again in a minute.':
    'Es wird gerade eine andere Datei importiert. Probieren Sie es in einer Minute noch einmal.',
  'The file may have at most {} MB. "npm run requests -- import" takes any size.':
    'Die Datei darf höchstens {}\u00a0MB groß sein. „npm run requests -- import“ nimmt jede Größe.',
  'The file ended before all of it was sent. Send it again.':
    'Die Datei kam nicht vollständig an. Senden Sie sie noch einmal.',
  'The file is empty.': 'Die Datei ist leer.',
  'It has a character that is not UTF-8. Save the file as CSV in UTF-8.':
    'Die Datei enthält ein Zeichen, das nicht UTF-8 ist. Speichern Sie sie als CSV in UTF-8.',
  'The row that begins here has no end. Is a closing quote missing?':
    'Die Zeile, die hier beginnt, hat kein Ende. Fehlt ein schließendes Anführungszeichen?',
  'The row that begins here ends inside quotes. Is a closing quote missing?':
    'Die Zeile, die hier beginnt, endet innerhalb von Anführungszeichen. Fehlt ein schließendes?',
  'The column {} appears twice.': 'Die Spalte {} kommt zweimal vor.',
  'The first line has to name the columns. Missing: {}.':
    'Die erste Zeile muss die Spalten nennen. Es fehlen: {}.',
  'It has {} cells, and the first line has {}. Is a quote missing?':
    'Sie hat {} Felder, die erste Zeile aber {}. Fehlt ein Anführungszeichen?',
  'It was erased: nothing is left to import.': 'Sie wurde gelöscht: Es gibt nichts zu importieren.',
  'Write it as a whole number, such as 4500.': 'Schreiben Sie eine ganze Zahl, zum Beispiel 4500.',
  'It is too long, or has an unreadable character.':
    'Der Text ist zu lang oder enthält ein unlesbares Zeichen.',
  'This is not a version.': 'Das ist keine Fassung.',
  'This is not the id of a call.': 'Das ist keine Kennung eines Anrufs.',
  'This is not the origin of a site.': 'Das ist keine Adresse einer Website.',
  'Write it as an object of texts in JSON, or leave it empty.':
    'Schreiben Sie ein JSON-Objekt mit Texten als Werten, oder lassen Sie das Feld leer.',
  'This person was erased here after this request was sent.':
    'Diese Person wurde hier gelöscht, nachdem die Anfrage gesendet worden war.',
  'Write the time like 2024-03-01 09:30:00 or 2024-03-01T09:30:00Z.':
    'Schreiben Sie die Zeit wie 2024-03-01 09:30:00 oder 2024-03-01T09:30:00Z.',
  'This time is in the future.': 'Diese Zeit liegt in der Zukunft.',
  'Requests are kept for {} days here, and this one is older.':
    'Anfragen werden hier {} Tage aufbewahrt, und diese ist älter.',
  'It is empty.': 'Das Feld ist leer.',
  'This is not an e-mail address.': 'Das ist keine E-Mail-Adresse.',
  'It has {} characters, and at most {} are kept.': 'Der Text hat {} Zeichen, höchstens {} sind möglich.',
  'It has an unreadable character.': 'Der Text enthält ein unlesbares Zeichen.',

  // Before the desk
  'This page was open for too long. Sign in again':
    'Diese Seite war zu lange geöffnet. Melden Sie sich noch einmal an',
  'This page was open for too long. Send it again':
    'Diese Seite war zu lange geöffnet. Senden Sie das Formular noch einmal ab',
  'Too many attempts to sign in. Try again in 1 minute':
    'Zu viele Anmeldeversuche. Probieren Sie es in einer Minute noch einmal',
  'Too many attempts to sign in. Try again in {} {}':
    'Zu viele Anmeldeversuche. Probieren Sie es in {} Minuten noch einmal',
  'The e-mail address or the password is wrong': 'Die E-Mail-Adresse oder das Passwort ist falsch',
  'This passkey does not open the desk. Try another one, or use your password.':
    'Mit diesem Passkey können Sie sich hier nicht anmelden. Verwenden Sie einen anderen oder Ihr Passwort.',
  'Your work account cannot be reached at the moment. Try again, or use a password':
    'Ihr Firmenkonto ist gerade nicht erreichbar. Versuchen Sie es noch einmal, oder verwenden Sie ein Passwort',
  'That took too long. Sign in again': 'Das hat zu lange gedauert. Melden Sie sich noch einmal an',
  'Your work account did not sign you in. Try again':
    'Ihr Firmenkonto hat Sie nicht angemeldet. Versuchen Sie es noch einmal',
  'This work account has no place at the desk. Ask an admin of your team for an invitation':
    'Dieses Firmenkonto gehört nicht zum Team. Bitten Sie einen Admin um eine Einladung',
  'This link no longer works.': 'Dieser Link gilt nicht mehr.',
  'The passkey was not made. Try again, or choose a password.':
    'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal, oder wählen Sie ein Passwort.',
}
