/** The package's own types leave out that the module itself draws a given text. */
declare module 'svg-captcha' {
  interface DrawOptions {
    width?: number;
    height?: number;
    fontSize?: number;
    /** Lines across the picture. */
    noise?: number;
    background?: string;
  }
  export default function draw(text: string, options?: DrawOptions): string;
}
