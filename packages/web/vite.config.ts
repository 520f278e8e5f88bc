import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { cssLayers } from './css-layers.ts'
import { sharedWorkers } from './shared-workers.ts'

const conditions = ['@boardroom/source', ...defaultClientConditions]

/** Where the server of `npm start` listens, for `vite dev`. */
const SERVER = process.env['BOARDROOM_SERVER'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  worker: { format: 'es' },
  css: { postcss: { plugins: [cssLayers()] } },
  build: {
    target: 'es2022',
    // These know light-dark(). Rewritten for older ones, a colour would be settled where it is named, and a dark rail in a
    // light page would get the light one. They are the same that know @scope, or older.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    sourcemap: true,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': { target: SERVER, ws: true },
      // Private links and the links in mails are the server's own pages.
      '/me/': { target: SERVER },
      '/unsubscribe/': { target: SERVER },
    },
  },
  plugins: [
    sharedWorkers(),
    // Components draw again only what has changed; see docs/performance.md.
    react({ compiler: true }),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      workbox: {
        sourcemap: false,
        // Notices of the server come in there.
        importScripts: ['/push.js'],
        globIgnores: ['push.js'],
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(me|unsubscribe)\//, /^\/(healthz|readyz|metrics)/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Boardroom',
        short_name: 'Boardroom',
        description: 'Heavy economic board games by the exact rules, in the browser',
        lang: 'en',
        start_url: '/',
        display: 'standalone',
        background_color: '#f4ecd8',
        theme_color: '#2b2118',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
    }),
  ],
})
