/** The offer shown above the call to action. Set it to `null` when there is none. */
export type Promotion = {
  /** True for the offer that came with Frontdesk. Leave it out for your own. */
  sample?: boolean
  /** The first day on which the offer is over, as YYYY-MM-DD in the site's time zone. It is not shown from then on. */
  endsOn: string
  /** Name the same day here, without a year. */
  text: string
  companionText: string
}

export const promotion: Promotion | null = {
  sample: true,
  endsOn: '2027-03-31',
  text: '20% off the first 3 months for sign-ups before March 31st',
  companionText: 'Join 500+ businesses',
}
