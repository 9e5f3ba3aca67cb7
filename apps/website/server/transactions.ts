import { countStored } from '#server/operate/backup/drill-restore.ts'
import { addConsultation } from './requests/receive/add-consultation.ts'
import {
  findConsultations,
  listConsultations,
  readConsultations,
} from './requests/receive/read-consultations.ts'
import {
  listEmails,
  listErasures,
  listTranscripts,
  recordErasure,
} from './requests/privacy/apply-erasures.ts'
import { listCallRequests, listDeskCalls, readDeskCall } from './desk/calls/call-transactions.ts'
import { deleteDeskTraces, latestChangesPlace, readChanges } from './desk/live/change-transactions.ts'
import { deleteAnswer, saveAnswer } from './desk/questions/answer-transactions.ts'
import { dismissQuestion, restoreQuestion } from './desk/questions/dismissal-transactions.ts'
import { readNumbers } from './desk/numbers/read-numbers.ts'
import { changeRequests } from './desk/requests/change-requests.ts'
import { listRequests } from './desk/requests/list-requests.ts'
import { addRequestNote, deleteRequestNote } from './desk/requests/note-transactions.ts'
import { readRequest } from './desk/requests/read-request.ts'
import { releaseRequests } from './desk/requests/release-requests.ts'
import { replayRequestDelivery } from './desk/requests/replay-request-delivery.ts'
import { addRequestReply } from './desk/requests/reply-transactions.ts'
import { undoChanges } from './desk/requests/undo-changes.ts'
import { listColleagues } from './desk/workspace/list-colleagues.ts'
import { erasePerson, findPerson } from './requests/privacy/person-transactions.ts'
import {
  countOutdatedAudit,
  countOutdatedRequests,
  deleteOutdatedAudit,
  deleteOutdatedRequests,
} from './requests/privacy/retention.ts'
import { countKnownRequests, importRequests } from './requests/import/import-transactions.ts'
import { enqueueNotice } from './requests/delivery/notice.ts'
import { enqueueQuietAlarm } from './operate/probe/enqueue-quiet-alarm.ts'
import { findProbe, permitProbe, deleteProbes } from './requests/receive/probe-transactions.ts'
import { enqueueHeldDigest } from './requests/spam/enqueue-held-digest.ts'
import { flagConsultation, releaseConsultation } from './requests/spam/held-transactions.ts'
import {
  addPushSubscription,
  countPushSubscriptions,
  listPushSubscriptions,
  recordPushes,
  deletePushSubscriptions,
} from './requests/delivery/channels/push/push-subscription-transactions.ts'
import { claimDeliveries } from './requests/delivery/claim-deliveries.ts'
import { freeClaims, listClaims } from './requests/delivery/claims.ts'
import { listDeliveries, replayDeliveries } from './requests/delivery/ledger/ledger-transactions.ts'
import { settleDelivery } from './requests/delivery/settle-delivery.ts'
import { summariseDeliveries } from './requests/delivery/summarise-deliveries.ts'
import { findSiteKey, keepSiteKey } from './store/site-keys.ts'
import { listAudit, recordAudit } from './store/audit-transactions.ts'
import {
  addStaffLink,
  admitFromProvider,
  findStaffLink,
  listStaffLinks,
  deleteStaffLink,
  useStaffLink,
} from './desk/staff/store/link-transactions.ts'
import {
  addStaffPasskey,
  findStaffPasskey,
  listStaffPasskeys,
  recordPasskeyUse,
  deleteStaffPasskey,
} from './desk/staff/store/passkey-transactions.ts'
import {
  addStaffSession,
  endStaffSessions,
  findStaffSession,
  listStaffSessions,
} from './desk/staff/store/session-transactions.ts'
import { changeStaff, findStaff, listStaff, setStaffPassword } from './desk/staff/store/staff-transactions.ts'
import { addStaffTicket, claimStaffTicket } from './desk/staff/store/ticket-transactions.ts'
import { consumeUsage } from './store/usage.ts'
import { deleteEndedUsage } from './store/usage.ts'
import {
  deleteVoiceAssistant,
  getVoiceAssistant,
  listVoiceAssistants,
  putVoiceAssistant,
} from './voice/calls/voice-assistant-transactions.ts'
import {
  createVoiceCall,
  updateVoiceCall,
  countVoiceCalls,
  endAbandonedVoiceCalls,
  getVoiceCall,
  deleteVoiceCalls,
  listVoiceCalls,
} from './voice/calls/voice-call-transactions.ts'
import { claimVoiceRoom, deleteVoiceRooms, putVoiceRoom } from './voice/calls/voice-room-transactions.ts'
import { readUnanswered } from './voice/calls/read-unanswered.ts'
import { listDismissedQuestions } from './voice/knowledge/dismissed-questions.ts'
import { listTaughtAnswers, readTaughtAnswers } from './voice/knowledge/read-taught-answers.ts'
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
  listErasures,
  recordErasure,
  listEmails,
  listTranscripts,
  countOutdatedRequests,
  deleteOutdatedRequests,
  countOutdatedAudit,
  deleteOutdatedAudit,
  consumeUsage,
  claimDeliveries,
  listClaims,
  freeClaims,
  settleDelivery,
  summariseDeliveries,
  listDeliveries,
  replayDeliveries,
  addPushSubscription,
  deletePushSubscriptions,
  listPushSubscriptions,
  countPushSubscriptions,
  recordPushes,
  findSiteKey,
  keepSiteKey,
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
  setStaffPassword,
  addStaffSession,
  findStaffSession,
  listStaffSessions,
  endStaffSessions,
  addStaffLink,
  findStaffLink,
  listStaffLinks,
  deleteStaffLink,
  useStaffLink,
  admitFromProvider,
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
  latestChangesPlace,
  readChanges,
  deleteDeskTraces,
  listColleagues,
  listDeskCalls,
  listCallRequests,
  readDeskCall,
  readUnanswered,
  listTaughtAnswers,
  readTaughtAnswers,
  saveAnswer,
  deleteAnswer,
  listDismissedQuestions,
  dismissQuestion,
  restoreQuestion,
  readNumbers,
  countKnownRequests,
  importRequests,
}
