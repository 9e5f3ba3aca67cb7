import type { TransactionInput, TransactionName, TransactionResult } from './transactions.ts'

/** The engine below the stores: it runs transactions, whole or not at all. */
export type TransactionRunner = {
  /**
   * Resolves once the transaction would survive a power loss. `input` must survive a structured clone.
   * @throws StoreUnavailableError when the engine does not answer in time. The transaction may still be committed, as
   * with any lost answer: make it repeatable.
   */
  run<Name extends TransactionName>(
    name: Name,
    input: TransactionInput<Name>,
  ): Promise<TransactionResult<Name>>
  /** Finishes accepted transactions, then closes the engine. */
  close(): Promise<void>
}
