import type { Sql, Transaction } from '#server/database/transaction.ts'
import type { StartTransaction } from '#server/database/transactions.ts'
import { countStored } from '#server/backup/count-stored.ts'
import { addConsultation } from '#server/consultations/add-consultation.ts'
import {
  findConsultations,
  listConsultations,
  readConsultations,
} from '#server/consultations/read-consultations.ts'
import { listEmails, listErasures, listTranscripts, recordErasure } from '#server/privacy/apply-erasures.ts'
import { listCallRequests, listDeskCalls, readDeskCall } from '#server/desk/calls/call-transactions.ts'
import { deleteDeskTraces, latestChangesPlace, readChanges } from '#server/desk/live/change-transactions.ts'
import { deleteAnswer, saveAnswer } from '#server/desk/questions/answer-transactions.ts'
import { dismissQuestion, restoreQuestion } from '#server/desk/questions/dismissal-transactions.ts'
import { readNumbers } from '#server/desk/numbers/read-numbers.ts'
import { changeRequests } from '#server/desk/requests/change-requests.ts'
import { listRequests } from '#server/desk/requests/list-requests.ts'
import { addRequestNote, deleteRequestNote } from '#server/desk/requests/note-transactions.ts'
import { readRequest } from '#server/desk/requests/read-request.ts'
import { releaseRequests } from '#server/desk/requests/release-requests.ts'
import { replayRequestDelivery } from '#server/desk/requests/replay-request-delivery.ts'
import { addRequestReply } from '#server/desk/requests/reply-transactions.ts'
import { undoChanges } from '#server/desk/requests/undo-changes.ts'
import { listColleagues } from '#server/desk/workspace/list-colleagues.ts'
import { erasePerson, findPerson } from '#server/privacy/person-transactions.ts'
import {
  countOutdatedAudit,
  countOutdatedRequests,
  deleteOutdatedAudit,
  deleteOutdatedRequests,
} from '#server/privacy/retention.ts'
import { countKnownRequests, importRequests } from '#server/requests/import/import-transactions.ts'
import { enqueueNotice } from '#server/delivery/notice.ts'
import { enqueueQuietAlarm } from '#server/probe/enqueue-quiet-alarm.ts'
import { findProbe, permitProbe, deleteProbes } from '#server/probe/probe-transactions.ts'
import { enqueueHeldDigest } from '#server/spam/enqueue-held-digest.ts'
import { flagConsultation, releaseConsultation } from '#server/spam/held-transactions.ts'
import {
  addPushSubscription,
  countPushSubscriptions,
  listPushSubscriptions,
  recordPushes,
  deletePushSubscriptions,
} from '#server/delivery/channels/push/push-subscription-transactions.ts'
import { claimDeliveries } from '#server/delivery/claim-deliveries.ts'
import { freeClaims, listClaims } from '#server/delivery/claims.ts'
import { listDeliveries, replayDeliveries } from '#server/delivery/ledger/ledger-transactions.ts'
import { settleDelivery } from '#server/delivery/settle-delivery.ts'
import { summariseDeliveries } from '#server/delivery/summarise-deliveries.ts'
import { findSiteKey, keepSiteKey } from '#server/site-keys/keep-site-key.ts'
import { listAudit, recordAudit } from '#server/staff/store/audit-transactions.ts'
import {
  addStaffLink,
  admitFromProvider,
  findStaffLink,
  listStaffLinks,
  deleteStaffLink,
  useStaffLink,
} from '#server/staff/store/link-transactions.ts'
import {
  addStaffPasskey,
  findStaffPasskey,
  listStaffPasskeys,
  recordPasskeyUse,
  deleteStaffPasskey,
} from '#server/staff/store/passkey-transactions.ts'
import {
  addStaffSession,
  endStaffSessions,
  findStaffSession,
  listStaffSessions,
} from '#server/staff/store/session-transactions.ts'
import {
  changeStaff,
  findStaff,
  listStaff,
  setStaffPassword,
} from '#server/staff/store/staff-transactions.ts'
import { addStaffTicket, claimStaffTicket } from '#server/staff/store/ticket-transactions.ts'
import { consumeUsage } from '#server/usage/consume-usage.ts'
import { deleteEndedUsage } from '#server/usage/delete-ended-usage.ts'
import {
  deleteVoiceAssistant,
  getVoiceAssistant,
  listVoiceAssistants,
  putVoiceAssistant,
} from '#server/voice/calls/voice-assistant-transactions.ts'
import {
  createVoiceCall,
  updateVoiceCall,
  countVoiceCalls,
  endAbandonedVoiceCalls,
  getVoiceCall,
  deleteVoiceCalls,
  listVoiceCalls,
} from '#server/voice/calls/voice-call-transactions.ts'
import {
  claimVoiceRoom,
  deleteVoiceRooms,
  putVoiceRoom,
} from '#server/voice/calls/voice-room-transactions.ts'
import { readUnanswered } from '#server/voice/calls/read-unanswered.ts'
import { listDismissedQuestions } from '#server/voice/knowledge/dismissed-questions.ts'
import { listTaughtAnswers, readTaughtAnswers } from '#server/voice/knowledge/read-taught-answers.ts'
import { probe } from './probe.ts'
import type {} from './tables.ts'

/** The transactions of the site, by name. */
const transactions = {
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
  probe,
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

type SiteTransactions = typeof transactions

declare module '#server/database/transactions.ts' {
  interface Transactions extends SiteTransactions {}
}

export const startTransaction: StartTransaction = (name, sql, input) => {
  const start: (sql: Sql, input: never) => Transaction<unknown> = transactions[name]
  return start(sql, input as never)
}
