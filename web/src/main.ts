import './lib/tokens.css';
import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app.');
mount(App, { target: root });

// The shell opens without a line too; while developing nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
