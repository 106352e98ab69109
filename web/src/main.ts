import './lib/tokens.css';
import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installed } from './lib/installed.svelte';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app.');
mount(App, { target: root });

// The page opens without a line too; while developing nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void installed.begin());
