// Keeps the shell so that the page opens without a line to the server. Games themselves always come from the server.
const STORE = 'paydirt-shell-1';
const PLAIN = ['/manifest.webmanifest', '/icon.svg', '/early.js'];

async function keepShell() {
  const store = await caches.open(STORE);
  const page = await fetch('/', { cache: 'no-cache' });
  const html = await page.clone().text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await store.put('/', page);
  await store.addAll([...PLAIN, ...assets]);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromServer(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(STORE)).put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

// Files under /assets carry a hash in their name and never change.
async function fromStore(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|metrics|healthz)/.test(url.pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(fromServer(event.request));
  else if (url.pathname.startsWith('/assets/') || PLAIN.includes(url.pathname))
    event.respondWith(fromStore(event.request));
});
