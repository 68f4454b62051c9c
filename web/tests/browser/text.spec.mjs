// The table in words: a whole game of each, by the keyboard alone.

import { expect, test, makeTable } from '../fixtures.ts'

const MARKS = { qin: '#pag-', dragon: '#seal-', huang: '#seal-' }

for (const [game, options] of [
  ['qin', {}],
  ['dragon', {}],
  ['huang', { short: 'true' }],
]) {
  test(`a whole game of ${game} by the keyboard alone`, async ({ server }) => {
    const page = await server.guest()
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('tianxia', JSON.stringify({ text: true })))
    const id = await makeTable(page, { game, options, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    await page.goto(`/table/${id}`)
    await page.locator('input[role=combobox]').waitFor()
    const marked = page.locator('.seats li use')
    await expect(marked.and(page.locator(`[href^="${MARKS[game]}"]`)), 'the game’s own marks').toHaveCount(2)
    await expect(page.locator('use[href^="#seat-"]')).toHaveCount(0)
    let seed = 7
    for (let decision = 0; decision < 1500; decision++) {
      await page.locator('input[role=combobox], .end').first().waitFor()
      if (await page.locator('.end').count()) break
      const before = await page.locator('[data-at]').getAttribute('data-at')
      const notations = await page
        .locator('[data-notation]')
        .evaluateAll((all) => all.map((one) => one.dataset.notation))
      if (notations.length === 0) continue
      const groups = await page.locator('.group > summary').allInnerTexts()
      expect(new Set(groups).size, groups.join(' | ')).toBe(groups.length)
      seed = (seed * 1103515245 + 12345) % 2147483648
      await page.locator('input[role=combobox]').focus()
      await page.keyboard.insertText(notations[seed % notations.length])
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (at) => document.querySelector('.end') || document.querySelector('[data-at]')?.dataset.at !== at,
        before,
      )
    }
    await page.locator('.end h2').waitFor()
    await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })
  })
}

test('the command line completes, explains and refuses', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('tianxia', JSON.stringify({ text: true })))
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await page.goto(`/table/${id}`)
  const line = page.locator('input[role=combobox]')
  await line.waitFor()
  const legal = await page.locator('[data-notation]').first().getAttribute('data-notation')
  await line.focus()
  await page.keyboard.insertText(legal.slice(0, 4))
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('.considered').waitFor()
  await page.keyboard.press('Escape')
  // What is not legal is refused by a sentence that names the rule.
  await page.keyboard.insertText('RR a1 m13')
  await page.keyboard.press('Enter')
  await page.locator('.note').waitFor()
  await expect(page.locator('.note')).toHaveText(/edge|hold|Q\d/, { useInnerText: true })
})
