// Chat and undo requests: they lie beside the game and over nothing, and Escape closes what was opened last.

import { expect, test, LANGUAGES, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { look, reach, send } from '../reach.mjs'

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  'large phone': { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 } },
}

/** Is this where a click would land? */
const reachable = (locator) =>
  locator.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Two people at a table; the one has acted and asks to undo it, the other is looked at. */
async function asked(server, game, size, meanwhile = async () => undefined) {
  const guests = [await server.guest(SIZES[size]), await server.guest(SIZES[size])]
  let first = 0
  const { id, seat } = await reach(guests, { game }, (_, seat) => {
    first ||= seat
    return seat !== first
  })
  const asker = guests[first - 1]
  const answerer = guests[seat - 1]
  const { game: now } = await look(asker, id)
  expect(now.undo).toBe('ask')
  await answerer.goto(`/table/${id}`)
  const before = await meanwhile(answerer)
  await send(asker, id, { do: 'undo', seat: first, at: now.at })
  return { id, page: answerer, asker, before }
}

for (const game of ['qin', 'dragon', 'huang'])
  for (const size of ['desk', 'phone'])
    test(`${game}, ${size}: the chat covers neither the request nor the hand`, async ({ server }) => {
      const { id, page } = await asked(server, game, size)
      const card = page.getByRole('alertdialog', { name: t('web-undo-request') })
      await card.waitFor()
      await page
        .getByRole('button', { name: t('web-chat') })
        .first()
        .click()
      const field = page.getByLabel(t('web-chat-say'))
      await field.waitFor()
      await expect(page.getByRole('dialog'), 'the chat opens no layer').toHaveCount(0)
      expect(await reachable(field), 'the field can be reached').toBeTruthy()
      for (const answer of [t('web-allow'), t('web-refuse')])
        expect(await reachable(card.getByRole('button', { name: answer })), `${answer} can be reached`).toBeTruthy()
      await field.focus()
      await page.keyboard.press('Escape')
      await field.waitFor({ state: 'detached' })
      await page.keyboard.press('a')
      await card.waitFor({ state: 'detached' })
      await page.waitForFunction(async (table) => {
        const { items } = await fetch(`/api/tables/${table}`).then((answer) => answer.json())
        return items.some(({ kind }) => kind === 'undone')
      }, id)
    })

for (const size of ['phone', 'large phone', 'tablet'])
  test(`${size}: a request to undo leaves the hand in Qin where it was`, async ({ server }) => {
    const hand = async (page) => {
      await page.locator('[data-point^="hand:"][aria-disabled=false]').first().waitFor()
      const { x, y, height } = await page.locator('[data-point=hand]').boundingBox()
      return { x, y, height }
    }
    const { page, before } = await asked(server, 'qin', size, hand)
    const card = page.getByRole('alertdialog', { name: t('web-undo-request') })
    await card.waitFor()
    expect(await hand(page)).toEqual(before)
    const box = await card.boundingBox()
    const beside = box.y >= before.y + before.height || box.y + box.height <= before.y || box.x >= before.x + 100
    expect(beside, 'and lies over no tile').toBeTruthy()
    for (const answer of [t('web-allow'), t('web-refuse')])
      expect(await reachable(card.getByRole('button', { name: answer })), `${answer} can be reached`).toBeTruthy()
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/undo-${size}.png` })
  })

test('a player who does not decide sees the request on a phone, in any language', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const wished = (game, seat) => seat === 1 && game.at > 12 && game.undo === 'ask'
  const { id, game } = await reach(guests, { game: 'huang' }, wished)
  await send(guests[0], id, { do: 'undo', seat: 1, at: game.at })
  const storageState = await guests[1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ ...SIZES.phone, locale, storageState })
    await page.goto(`/table/${id}`)
    const card = page.getByRole('alertdialog')
    await card.waitFor()
    await drawn(page)
    const { y, height } = await card.boundingBox()
    expect(y + height, `${locale}: the request ends at ${y + height}`).toBeLessThanOrEqual(SIZES.phone.viewport.height)
    await page.context().close()
  }
})

test('what is asked back is dashed on the board, and R refuses', async ({ server }) => {
  const { id, page } = await asked(server, 'qin', 'desk')
  await page.getByRole('alertdialog', { name: t('web-undo-request') }).waitFor()
  await expect(page.locator('[data-mark=contested]')).toHaveCount(1)
  await page.keyboard.press('r')
  await page.locator('[data-mark=contested]').waitFor({ state: 'detached' })
  const { items } = await look(page, id)
  expect(items.some(({ kind, accept }) => kind === 'undo_answered' && !accept)).toBeTruthy()
})

test('Escape closes what was opened last, then what was opened before', async ({ server }) => {
  const { page } = await asked(server, 'qin', 'desk')
  const field = page.getByLabel(t('web-chat-say'))
  await page
    .getByRole('button', { name: t('web-chat') })
    .first()
    .click()
  await field.waitFor()
  await page.getByRole('button', { name: t('web-menu') }).click()
  await page.getByRole('dialog').waitFor()
  await field.focus()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect(field).toBeVisible()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
})

test('a message that was not read yet is counted at the tab', async ({ server }) => {
  const { id, page, asker } = await asked(server, 'qin', 'desk')
  const { table } = await look(asker, id)
  const seat = table.seats.find(({ yours }) => yours).seat
  await page.getByRole('alertdialog').waitFor()
  await send(asker, id, { do: 'say', seat, text: 'wrong square' })
  const tab = page.locator('[data-mode=chat]')
  await tab.locator('.new').waitFor()
  expect(await tab.locator('.new').innerText()).toBe('1')
  await tab.click()
  await page.getByText('wrong square').waitFor()
  await expect(tab.locator('.new')).toHaveCount(0)
})
