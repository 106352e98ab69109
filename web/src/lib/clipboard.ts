/** True once the text is in the clipboard. Over plain http there is no `navigator.clipboard`: then a field is copied as by hand. */
export async function copyText(text: string): Promise<boolean> {
  // The types know only pages behind https.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed to; by hand it may be.
    }
  }
  return copyByHand(text);
}

function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
