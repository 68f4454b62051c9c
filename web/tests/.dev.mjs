import { chromium } from '/work/wt/web/web/node_modules/playwright-core/index.mjs'
import { screens } from '/work/wt/web/web/tests/screens.mjs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
const house = { async guest(o) { const c = await b.newContext({ baseURL: 'http://127.0.0.1:5199', reducedMotion: 'reduce', locale: 'en', ...o }); const p = await c.newPage(); p.setDefaultTimeout(25000); p.faults=[]; p.on('pageerror', e => console.log('ERR', e.message)); p.on('console', m => m.type()==='error' && console.log('console', m.text())); return p } }
const [w, h, theme] = process.argv.slice(2)
try { await screens(house, { viewport: { width: +w, height: +h }, colorScheme: theme }, async (name, page) => { await page.screenshot({ path: `/tmp/shots/${name}-${w}-${theme}.png` }); console.log(name) }) } catch (e) { console.log(e.message.slice(0, 600)) }
await b.close()
