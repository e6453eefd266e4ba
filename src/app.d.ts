declare global {
  namespace App {
    // Kit's own shapes are enough: no server, no locals, no page data.
  }
}

export {};
