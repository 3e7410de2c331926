/** A passkey in software: an authenticator as the WebAuthn standard describes it, with one P-256 key. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

/** Encodes a byte string of up to 255 bytes as CBOR. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 24 ? Buffer.from([0x40 | bytes.length]) : Buffer.from([0x58, bytes.length]),
    bytes,
  ]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url')) as [Buffer, Buffer];
  const id = randomBytes(32);
  let count = 0;

  /** Encodes the public key as a COSE map {1: 2, 3: -7, -1: 1, -2: x, -3: y}: EC2, ES256, P-256. */
  const coseKey = () =>
    Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(x),
      Buffer.from([0x22]),
      cborBytes(y),
    ]);

  function authenticatorData(host: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, rest]);
  }

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const credential = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Responds to the options of a registration. */
    make(options: Record<string, unknown>) {
      const { challenge, rp } = options as { challenge: string; rp: { id: string } };
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = authenticatorData(rp.id, USER_PRESENT | ATTESTED, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },

    /** Responds to the options of a sign-in; `from`: origin of the requesting page. */
    use(options: Record<string, unknown>, from = origin) {
      const { challenge, rpId } = options as { challenge: string; rpId: string };
      const data = authenticatorData(rpId, USER_PRESENT);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
