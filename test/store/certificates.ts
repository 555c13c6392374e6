/** Certificates for one run of tests, made by openssl: an authority that nobody else knows, and one for 127.0.0.1. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Debian package of the same name has it. */
const OPENSSL = 'openssl';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export interface Certificates {
  /** The authority's certificate, and the file that has it. */
  readonly authority: string;
  readonly authorityFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Makes certificates in a directory. */
export function makeCertificates(directory: string): Certificates {
  const file = (name: string) => join(directory, name);
  const openssl = (...words: readonly string[]) => execFileSync(OPENSSL, words, { stdio: 'ignore' });
  const [authorityFile, authorityKey] = [file('authority.crt'), file('authority.key')];
  openssl(
    'req',
    '-x509',
    ...KEY,
    '-days',
    '2',
    '-subj',
    '/CN=authority',
    '-keyout',
    authorityKey,
    '-out',
    authorityFile,
  );
  const [keyFile, request, certificateFile] = [file('server.key'), file('server.csr'), file('server.crt')];
  openssl('req', ...KEY, '-subj', '/CN=server', '-keyout', keyFile, '-out', request);
  writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1\n');
  const signing = ['-CA', authorityFile, '-CAkey', authorityKey, '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', request, ...signing, '-extfile', file('names'), '-out', certificateFile);
  return { authority: readFileSync(authorityFile, 'utf8'), authorityFile, certificateFile, keyFile };
}

/** The settings of servers and sentinels that speak over TLS, also with each other; clients have no certificates. */
export function tlsSettings(certificates: Certificates): readonly (readonly [string, string])[] {
  return [
    ['--tls-cert-file', certificates.certificateFile],
    ['--tls-key-file', certificates.keyFile],
    ['--tls-ca-cert-file', certificates.authorityFile],
    ['--tls-auth-clients', 'no'],
    ['--tls-replication', 'yes'],
  ];
}
