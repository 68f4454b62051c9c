import { writeFileSync, mkdirSync } from 'node:fs'
const W='/work/wt/words-fdp/web/tests/'
const { House } = await import(W+'house.mjs')
const { screens } = await import(W+'screens.mjs')
const WANT=(process.env.WANT??'front,me,new-table,new-huang,new-dragon,lobby,my-games,opening,qin,huang,dragon,huang-war,huang-revolt,huang-build,dragon-draft,dragon-person,replay,end,curtain,waiting,text-qin,text-huang').split(',')
const OUT='/tmp/wfdp/shots'; mkdirSync(OUT,{recursive:true})
const house = await House.open()
try {
  for (const locale of (process.env.LANGS??'fr,de,pl').split(',')) {
    try {
    await screens(house, { viewport: { width: 360, height: 740 }, locale }, async (name, page) => {
      await page.screenshot({ path: `${OUT}/${locale}-${name}.png`, fullPage: ['front','new-table','new-huang','new-dragon'].includes(name) })
      const cut = await page.evaluate(() => {
        const out=[]
        if (document.documentElement.scrollWidth > innerWidth) out.push('PAGE WIDER '+document.documentElement.scrollWidth)
        for (const e of document.querySelectorAll('body *')) {
          if (!e.offsetParent) continue
          const s=getComputedStyle(e)
          const own=[...e.childNodes].some(n=>n.nodeType===3&&n.textContent.trim())
          if (own && e.clientWidth && e.scrollWidth>e.clientWidth+1 && s.overflowX!=='visible' && s.overflowX!=='auto' && s.overflowX!=='scroll' && e.clientWidth>4) out.push('CUT '+e.className+': '+e.textContent.trim().slice(0,80))
          if (own && (e.tagName==='BUTTON'||e.closest('button')) && e.clientHeight && e.scrollHeight>e.clientHeight+2 && s.overflowY!=='visible') out.push('HIGH '+e.textContent.trim().slice(0,80))
        }
        return [...new Set(out)]
      })
      console.log(locale, name, cut.length?'\n   '+cut.join('\n   '):'')
    }, WANT)
    } catch (e) { console.log(locale,'FAILED',e.message.slice(0,300)) }
  }
} finally { await house.close() }
