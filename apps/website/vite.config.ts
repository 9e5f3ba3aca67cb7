import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Nothing becomes a data: URL: the content security policy does not allow them.
  build: { assetsInlineLimit: 0 },
})
