// SHA-256 of bytes. The browser's own is only there over https, and friends at home play over plain http.

const primes = Array.from({ length: 312 }, (_, i) => i).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const rounds = primes.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const start = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return view;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const text = padded(bytes);
  const hash = new Int32Array(start);
  const w = new Int32Array(64);
  for (let block = 0; block < text.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = text.getInt32(block + 4 * i);
      else {
        const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
        const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
