const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const isLoopback = (ip: string | undefined): boolean => LOOPBACK.includes(ip ?? '');
