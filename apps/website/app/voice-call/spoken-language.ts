/** The language of visitors in calls, for their browsers (BCP 47). The built-in assistant understands English. */
export const spokenLanguage = 'en-US'
