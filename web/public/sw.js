// Keeps the whole page on the device, so that it opens and plays without a line: the shell, every game, the rules and the module
// with the tables. A version is kept whole or not at all; the next one waits until the player wants it.
const BUILT = /* the build puts it here */ null;
const STORE = `paydirt-${BUILT.version}`;
const root = new URL('./', location.href);
const addressOf = (name) => (name === 'index.html' ? root.href : new URL(name, root).href);
const keeps = new Set(BUILT.files.map(([name]) => addressOf(name)));

async function tell(done, all) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    page.postMessage({ t: 'keeping', done, all });
}

async function keepAll() {
  const store = await caches.open(STORE);
  const all = BUILT.files.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  for (const [name, size] of BUILT.files) {
    const address = addressOf(name);
    // Files under assets/ carry a hash in their name and never change: an older version may have them.
    const old = name.startsWith('assets/') ? await caches.match(address) : undefined;
    const file = old ?? (await fetch(address, { cache: 'no-cache' }));
    if (!file.ok) throw new Error(`${name}: ${file.status}`);
    await store.put(address, file);
    done += size;
    await tell(done, all);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('message', (event) => {
  if (event.data === 'use') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function kept(address, request) {
  const store = await caches.open(STORE);
  return (await store.match(address)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return;
  url.search = '';
  url.hash = '';
  const path = url.pathname.slice(root.pathname.length);
  if (request.mode === 'navigate' && !/^(api|ws|metrics|healthz)(\/|$)/.test(path))
    event.respondWith(kept(root.href, request));
  else if (keeps.has(url.href)) event.respondWith(kept(url.href, request));
});
