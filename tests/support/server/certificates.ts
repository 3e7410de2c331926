/** TLS certificates for tests: an authority, and the certificates that it issues to the test's servers. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { md, pki } from 'node-forge';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Key and certificate in PEM. */
export interface TlsCertificate {
  key: string;
  cert: string;
}

interface Issued {
  /** Host of the certificate; by default 127.0.0.1 and localhost. */
  host?: string;
  from?: Date;
  until?: Date;
}

function keys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    key: privateKey,
    publicKey: pki.publicKeyFromPem(publicKey),
    own: pki.privateKeyFromPem(privateKey),
  };
}

const named = (value: string) => [{ name: 'commonName', value }];
const DNS = 2;
const IP = 7;

/** Creates a certificate authority. For an untrusted one create another: no portal knows it. */
export function makeAuthority(name = 'Authority of the test') {
  const authority = keys();
  const signed = (
    subject: string,
    publicKey: pki.PublicKey,
    { from, until }: Issued,
    extensions: object[],
  ) => {
    const certificate = pki.createCertificate();
    certificate.publicKey = publicKey;
    certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
    certificate.validity.notBefore = from ?? new Date(Date.now() - YEAR_MS);
    certificate.validity.notAfter = until ?? new Date(Date.now() + YEAR_MS);
    certificate.setSubject(named(subject));
    certificate.setIssuer(named(name));
    certificate.setExtensions(extensions);
    certificate.sign(authority.own, md.sha256.create());
    return pki.certificateToPem(certificate);
  };
  return {
    /** Root certificate, for portals that trust this authority. */
    cert: signed(name, authority.publicKey, {}, [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ]),
    issue(issued: Issued = {}): TlsCertificate {
      const { key, publicKey } = keys();
      const { host } = issued;
      const altNames = host
        ? [{ type: DNS, value: host }]
        : [
            { type: DNS, value: 'localhost' },
            { type: IP, ip: '127.0.0.1' },
          ];
      const extensions = [
        { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames },
      ];
      return { key, cert: signed(host ?? 'localhost', publicKey, issued, extensions) };
    },
  };
}
