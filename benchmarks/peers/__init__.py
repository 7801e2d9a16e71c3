"""Methods that others know, on our kernels: bots are measured against them, and nobody plays with them."""
