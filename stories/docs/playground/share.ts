async function through(data: BodyInit, transformer: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Response(data).body?.pipeThrough(transformer)).arrayBuffer();
}

/** Compresses code for the hash of a URL. */
export async function encodeCode(code: string): Promise<string> {
  const bytes = new Uint8Array(await through(code, new CompressionStream('deflate-raw')));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads the code from a hash. Rejects if the hash is incomplete. */
export async function decodeCode(hash: string): Promise<string> {
  const text = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
