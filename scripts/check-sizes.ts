/** Prints the downloads of a visitor beside their budgets, and fails if one is exceeded. `npm run check:sizes`. */
import { measureSizes } from './size-budgets.ts'

const sizes = await measureSizes()
for (const { what, bytes, budget } of sizes)
  console.log(
    [bytes > budget ? 'OVER' : 'ok  ', `${bytes}`.padStart(7), 'of', `${budget}`.padStart(7), what].join(' '),
  )
const over = sizes.filter(({ bytes, budget }) => bytes > budget)
if (over.length > 0) {
  console.error(`${over.length} over budget. The budgets are in scripts/size-budgets.ts.`)
  process.exitCode = 1
}
