import { callStoreContract } from '#platform/testing/call-store-contract.ts'
import { createInMemoryCallStore } from './in-memory-call-store.ts'

callStoreContract(createInMemoryCallStore)
