import type { TransactionInput, TransactionName, TransactionResult } from './transactions.ts'

/** What an engine does for the stores above it: it runs transactions, whole or not at all. */
export type TransactionRunner = {
  /**
   * Resolves once the transaction would survive a power loss. `input` must survive a structured clone.
   * @throws StoreUnavailableError when the engine does not answer in time. The transaction may then still be carried out,
   *   as with any lost answer: make it repeatable.
   */
  run<Name extends TransactionName>(
    name: Name,
    input: TransactionInput<Name>,
  ): Promise<TransactionResult<Name>>
  /** Finishes what was accepted, then lets go of the engine. */
  close(): Promise<void>
}
