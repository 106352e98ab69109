// Where the page lives: behind a server that also has tables, or as plain files of any host, perhaps in a folder of it.

/** Plain files only: `paydirt site` marks the page. All tables are on the device then. */
export const isSite = document.documentElement.hasAttribute('data-site');

/** The folder that the page's files are in, as a path with a slash at its end. */
export const root = new URL('.', document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? location.origin)
  .pathname;

/** An address of ours as the browser needs it: a host of plain files knows no pages but the first. */
export const at = (address: string): string => (isSite && address.startsWith('/') ? `${root}#${address}` : address);

/** The same with the host, to be sent to somebody. */
export const linkTo = (address: string): string => new URL(at(address), location.origin).href;
