import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import { speech } from '$lib/i18n/speech.svelte'
import { updates } from '$lib/local/updates.svelte'
import { settings } from '$lib/settings.svelte'
import App from './App.svelte'

// A browser that is too old has been told so by old-browser.js.
if (!document.documentElement.dataset['old']) {
  await speech.need('common', 'web')
  await speech.choose(settings.language)
  mount(App, { target: document.getElementById('app') as HTMLElement })
}

if (import.meta.env.PROD) updates.begin()
