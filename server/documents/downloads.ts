import type { FastifyReply } from 'fastify';
import { formatContentDisposition } from '../files/download';
import type { PrintedDocument } from './printing';

/** Headers of a file that is downloaded under a name; browsers neither display nor cache it. */
export const setDownloadHeaders = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.headers({
    'content-type': type,
    'content-disposition': formatContentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });

export const sendPdf = (reply: FastifyReply, { name, pdf }: PrintedDocument): FastifyReply =>
  setDownloadHeaders(reply, 'application/pdf', `${name}.pdf`).send(Buffer.from(pdf));
