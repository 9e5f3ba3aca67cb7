import { countStored } from '#server/operate/backup/drill-restore.ts'
import { addConsultation } from './requests/receive/add-consultation.ts'
import {
  findConsultations,
  haveAnswers,
  listConsultations,
  readConsultations,
} from './requests/receive/read-consultations.ts'
import { listEmails, listErasures, listPhones, listTranscripts } from './requests/privacy/apply-erasures.ts'
import { listCallRequests, listDeskCalls, readDeskCall } from './desk/calls/call-transactions.ts'
import { deleteDeskTraces, readLatestCursor, readChanges } from './desk/requests/request-changes.ts'
import {
  deleteAnswer,
  saveAnswer,
  dismissQuestion,
  restoreQuestion,
} from './desk/questions/question-transactions.ts'
import { readBeginning, readNumbers } from './desk/read-numbers.ts'
import { changeRequests } from './desk/requests/change-requests.ts'
import { listRequests } from './desk/requests/list-requests.ts'
import { addRequestNote, deleteRequestNote } from './desk/requests/note-transactions.ts'
import { readRequest } from './desk/requests/request-detail.ts'
import { releaseRequests, replayRequestDelivery } from './desk/requests/deliver-requests.ts'
import { addRequestReply } from './desk/requests/reply-transactions.ts'
import { setApart } from './desk/requests/contact-transactions.ts'
import { setWriting } from './desk/requests/request-writers.ts'
import { readSummaries } from './desk/requests/request-summary.ts'
import { bookAppointment, bookForRequest, holdTime } from './appointments/book-appointment.ts'
import { cancelAppointment, moveAppointment, readAppointment } from './appointments/change-appointment.ts'
import { listTaken } from './appointments/taken-times.ts'
import {
  recordCalendar,
  recordCalendarFailure,
  recordCalendarWorks,
  listCalendars,
  listStoredCalendars,
  listClashes,
  noticeClashes,
} from './appointments/calendars/calendar-transactions.ts'
import {
  listEntries,
  listEntriesOf,
  putEntry,
  deleteEntry,
  enqueueEntries,
  changeByCalendar,
} from './appointments/calendars/entry-transactions.ts'
import { listHolders, readStaffHours, setStaffHours } from './appointments/holder-transactions.ts'
import {
  addDeskAppointment,
  blockTime,
  changeDeskAppointment,
  listDeskAppointments,
  readDeskAppointment,
  unblockTime,
} from './desk/appointments/desk-appointments.ts'
import { addCalendar, listCalendarsOf, removeCalendar } from './desk/calendars/own-calendars.ts'
import { countDueRequests, wakeRequests } from './desk/requests/wake-requests.ts'
import { addView, deleteView, listViews } from './desk/view-transactions.ts'
import { undoChanges } from './desk/requests/undo-changes.ts'
import { readAttachment } from './desk/mailbox/describe-mails.ts'
import { findRequestOfMail } from './desk/mailbox/find-request.ts'
import { advanceMailFolder, openMailFolder, recordMail } from './desk/mailbox/mail-transactions.ts'
import { readMailboxHealth, recordMailboxHealth } from './desk/mailbox/mailbox-health.ts'
import { holdReading, releaseReading } from './store/reading-lease.ts'
import {
  deleteTemplate,
  readTemplates,
  saveTemplate,
  setStaffPhone,
} from './desk/templates/template-transactions.ts'
import { listColleagues } from './desk/colleagues.ts'
import { erasePerson, recordErasure, wipeErased } from './requests/privacy/erase-person.ts'
import { findPerson } from './requests/privacy/find-person.ts'
import {
  countOutdatedAudit,
  countOutdatedRequests,
  deleteOutdatedAudit,
  deleteOutdatedBlocked,
  deleteOutdatedRequests,
  wipeOutdated,
} from './requests/privacy/retention.ts'
import { countKnownRequests, importRequests } from './requests/import/import-transactions.ts'
import { enqueueNotice, claimDeliveries } from './requests/delivery/outbox.ts'
import { enqueueQuietAlarm } from './operate/probe/enqueue-quiet-alarm.ts'
import { findProbe, permitProbe, deleteProbes } from './requests/receive/probes.ts'
import { flagConsultation } from './requests/spam/flag-consultation.ts'
import { enqueueHeldDigest, releaseConsultation } from './requests/spam/held-requests.ts'
import {
  addPushSubscription,
  listPushSubscriptions,
  recordPushes,
  deletePushSubscriptions,
} from './requests/delivery/channels/push/push-subscriptions.ts'
import { countPushSubscriptions } from './requests/delivery/active-channels.ts'
import { endClaims, freeClaims, listClaims } from './requests/delivery/free-stale-claims.ts'
import {
  listDeliveries,
  listTroubledChannels,
  readMailBacklog,
  replayDeliveries,
  summariseDeliveries,
} from './requests/delivery/ledger.ts'
import { recordOutcome } from './requests/delivery/record-outcome.ts'
import { findSiteKey, ensureSiteKey } from './store/site-keys.ts'
import { listAudit, recordAudit } from './store/audit-transactions.ts'
import {
  addStaffLink,
  acceptFromProvider,
  findStaffLink,
  listStaffLinks,
  deleteStaffLink,
  useStaffLink,
} from './desk/staff/transactions/link-transactions.ts'
import {
  addStaffPasskey,
  findStaffPasskey,
  listStaffPasskeys,
  recordPasskeyUse,
  deleteStaffPasskey,
} from './desk/staff/transactions/passkey-transactions.ts'
import {
  addStaffSession,
  endStaffSessions,
  findStaffSession,
  listKnownKeys,
  listStaffSessions,
} from './desk/staff/transactions/session-transactions.ts'
import { addStaffTicket, claimStaffTicket } from './desk/staff/transactions/ticket-transactions.ts'
import {
  changeStaff,
  findStaff,
  listStaff,
  setStaffLanguage,
  setStaffPassword,
} from './desk/staff/transactions/staff-transactions.ts'
import { consumeUsage, deleteEndedUsage } from './store/usage.ts'
import {
  deleteVoiceAssistant,
  getVoiceAssistant,
  listVoiceAssistants,
  putVoiceAssistant,
  createVoiceCall,
  updateVoiceCall,
  countVoiceCalls,
  endAbandonedVoiceCalls,
  getVoiceCall,
  deleteVoiceCalls,
  listVoiceCalls,
  claimVoiceRoom,
  deleteVoiceRooms,
  putVoiceRoom,
} from './voice/calls/voice-call-transactions.ts'
import {
  collectQuestions,
  listDismissedQuestions,
  readUnanswered,
} from './voice/calls/unanswered-questions.ts'
import { listTaughtAnswers, readTaughtAnswers } from './voice/knowledge/taught-answers.ts'
import { ping } from '#server/store/watch-store.ts'

/** The program of the embedded store's threads. */
export const storeThread = new URL('./store-thread.ts', import.meta.url)

/** Every transaction of the site. The threads of the embedded store receive a name, and find the function here. */
export const transactions = {
  countStored,
  addConsultation,
  listConsultations,
  readConsultations,
  findConsultations,
  haveAnswers,
  releaseConsultation,
  flagConsultation,
  enqueueHeldDigest,
  enqueueNotice,
  enqueueQuietAlarm,
  permitProbe,
  findProbe,
  deleteProbes,
  findPerson,
  erasePerson,
  wipeErased,
  listErasures,
  recordErasure,
  listEmails,
  listPhones,
  listTranscripts,
  countOutdatedRequests,
  deleteOutdatedRequests,
  countOutdatedAudit,
  deleteOutdatedAudit,
  deleteOutdatedBlocked,
  wipeOutdated,
  consumeUsage,
  claimDeliveries,
  listClaims,
  freeClaims,
  endClaims,
  recordOutcome,
  summariseDeliveries,
  readMailBacklog,
  listDeliveries,
  listTroubledChannels,
  replayDeliveries,
  addPushSubscription,
  deletePushSubscriptions,
  listPushSubscriptions,
  countPushSubscriptions,
  recordPushes,
  findSiteKey,
  ensureSiteKey,
  deleteEndedUsage,
  ping,
  createVoiceCall,
  updateVoiceCall,
  getVoiceCall,
  listVoiceCalls,
  countVoiceCalls,
  deleteVoiceCalls,
  endAbandonedVoiceCalls,
  putVoiceRoom,
  claimVoiceRoom,
  deleteVoiceRooms,
  putVoiceAssistant,
  getVoiceAssistant,
  listVoiceAssistants,
  deleteVoiceAssistant,
  findStaff,
  listStaff,
  changeStaff,
  setStaffLanguage,
  setStaffPassword,
  addStaffSession,
  findStaffSession,
  listKnownKeys,
  listStaffSessions,
  endStaffSessions,
  addStaffLink,
  findStaffLink,
  listStaffLinks,
  deleteStaffLink,
  useStaffLink,
  acceptFromProvider,
  addStaffPasskey,
  findStaffPasskey,
  listStaffPasskeys,
  recordPasskeyUse,
  deleteStaffPasskey,
  addStaffTicket,
  claimStaffTicket,
  listAudit,
  recordAudit,
  listRequests,
  readRequest,
  changeRequests,
  releaseRequests,
  addRequestNote,
  deleteRequestNote,
  addRequestReply,
  replayRequestDelivery,
  undoChanges,
  countDueRequests,
  wakeRequests,
  listViews,
  addView,
  deleteView,
  readLatestCursor,
  readChanges,
  readSummaries,
  setApart,
  setWriting,
  readAttachment,
  findRequestOfMail,
  openMailFolder,
  advanceMailFolder,
  recordMail,
  recordMailboxHealth,
  readMailboxHealth,
  holdReading,
  releaseReading,
  deleteDeskTraces,
  listColleagues,
  readTemplates,
  saveTemplate,
  deleteTemplate,
  setStaffPhone,
  listDeskCalls,
  listCallRequests,
  readDeskCall,
  readUnanswered,
  collectQuestions,
  listDismissedQuestions,
  listTaughtAnswers,
  readTaughtAnswers,
  saveAnswer,
  deleteAnswer,
  dismissQuestion,
  restoreQuestion,
  readBeginning,
  readNumbers,
  countKnownRequests,
  importRequests,
  listTaken,
  listHolders,
  holdTime,
  bookAppointment,
  bookForRequest,
  moveAppointment,
  cancelAppointment,
  readAppointment,
  recordCalendar,
  recordCalendarFailure,
  recordCalendarWorks,
  listCalendars,
  listStoredCalendars,
  addCalendar,
  removeCalendar,
  listCalendarsOf,
  listClashes,
  noticeClashes,
  listEntries,
  listEntriesOf,
  putEntry,
  deleteEntry,
  enqueueEntries,
  changeByCalendar,
  readStaffHours,
  setStaffHours,
  listDeskAppointments,
  readDeskAppointment,
  addDeskAppointment,
  changeDeskAppointment,
  blockTime,
  unblockTime,
}
